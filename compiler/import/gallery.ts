import { cardTypeOf, domainOf, supertypeOf } from "../../grammar/card-files/frame-words.ts";
import { cardNameOf } from "./card-name.ts";
import { frameOf } from "./frame-parts.ts";
import type { ImportedCard } from "./imported-card.ts";
import { importedText } from "./imported-text.ts";
import type { ImportReporter } from "./reporter.ts";
import { cardTypeSchema, countSchema, domainSchema, supertypeSchema, nameSchema } from "./schema-parts.ts";
import { shape } from "./shape.ts";

interface Labelled {
  readonly id: string;
  readonly label?: string;
}
interface NumberField {
  readonly value: { readonly id: number };
}
interface RichTextField {
  readonly richText: { readonly body: string };
}

/** A card in the page data of the official card gallery. */
interface GalleryCard {
  readonly name: string;
  readonly publicCode?: string;
  readonly set?: { readonly value: Labelled };
  readonly domain?: { readonly values: readonly Labelled[] };
  readonly cardType: { readonly type: readonly [Labelled]; readonly superType?: readonly Labelled[] };
  readonly energy?: NumberField;
  readonly power?: NumberField;
  readonly might?: NumberField;
  readonly mightBonus?: NumberField;
  readonly rarity?: { readonly value: Labelled };
  readonly tags?: { readonly tags: readonly string[] };
  readonly text?: RichTextField;
  readonly effect?: RichTextField;
}

const text = { type: "string" };
const labelled = (id: object): object => ({
  type: "object",
  required: ["id"],
  properties: { id, label: text },
});
const field = (value: object): object => ({ type: "object", required: ["value"], properties: { value } });
const numberField = field(labelled({ ...countSchema, type: "integer" }));
const richText = {
  type: "object",
  required: ["richText"],
  properties: { richText: { type: "object", required: ["body"], properties: { body: text } } },
};

const galleryCard = shape<GalleryCard>({
  type: "object",
  required: ["name", "cardType"],
  properties: {
    name: nameSchema,
    publicCode: text,
    set: field(labelled(text)),
    domain: {
      type: "object",
      required: ["values"],
      properties: { values: { type: "array", items: labelled(domainSchema) } },
    },
    cardType: {
      type: "object",
      required: ["type"],
      properties: {
        type: { type: "array", minItems: 1, maxItems: 1, items: labelled(cardTypeSchema) },
        superType: { type: "array", items: labelled(supertypeSchema) },
      },
    },
    energy: numberField,
    power: numberField,
    might: numberField,
    mightBonus: field(labelled({ type: "integer", minimum: -99, maximum: 99 })),
    rarity: field(labelled(text)),
    tags: {
      type: "object",
      required: ["tags"],
      properties: { tags: { type: "array", items: text } },
    },
    text: richText,
    effect: richText,
  },
});

/** A card of the official card gallery, or nothing when it is not one. */
export function readGalleryCard(
  json: unknown,
  pointer: string,
  reporter: ImportReporter,
): ImportedCard | undefined {
  const validate = galleryCard();
  if (!validate(json)) {
    reporter.addInvalidCard(pointer, validate.errors);
    return undefined;
  }
  const type = cardTypeOf(json.cardType.type[0].id);
  const rules = importedText(json.text?.richText.body ?? "", `${pointer}/text/richText/body`, reporter);
  const effect =
    json.effect === undefined
      ? undefined
      : importedText(json.effect.richText.body, `${pointer}/effect/richText/body`, reporter);
  if (type === undefined || rules === undefined) return undefined;
  if (json.effect !== undefined && effect === undefined) return undefined;

  const setName = json.set?.value.label;
  return {
    frame: frameOf({
      name: cardNameOf(json.name),
      type,
      supertypes: (json.cardType.superType ?? []).flatMap(({ id }) => supertypeOf(id) ?? []),
      domains: (json.domain?.values ?? []).flatMap(({ id }) => domainOf(id) ?? []),
      energy: json.energy?.value.id,
      power: json.power?.value.id,
      might: json.might?.value.id,
      mightBonus: json.mightBonus?.value.id,
      tags: json.tags?.tags ?? [],
      set: json.set?.value.id,
      number: json.publicCode?.replace(/^[^-]*-/, ""),
      rarity: json.rarity?.value.label,
    }),
    text: rules,
    ...(effect === undefined || effect.value === "" ? {} : { effectText: effect }),
    ...(setName === undefined ? {} : { setName }),
  };
}
