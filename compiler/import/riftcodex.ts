import { cardTypeOf, domainOf, supertypeOf } from "../../grammar/card-files/frame-words.ts";
import { cardNameOf } from "./card-name.ts";
import { frameOf } from "./frame-parts.ts";
import type { ImportedCard } from "./imported-card.ts";
import type { ImportReporter } from "./reporter.ts";
import { importedText } from "./imported-text.ts";
import {
  cardTypeSchema,
  countSchema,
  domainSchema,
  optionalText,
  supertypeSchema,
  nameSchema,
} from "./schema-parts.ts";
import { shape } from "./shape.ts";

/** A card of the Riftcodex API. */
interface RiftcodexCard {
  readonly name: string;
  readonly riftbound_id?: string | null;
  readonly attributes: {
    readonly energy?: number | null;
    readonly might?: number | null;
    readonly power?: number | null;
  };
  readonly classification: {
    readonly type: string;
    readonly supertype?: string | null;
    readonly rarity?: string | null;
    readonly domain?: readonly string[] | null;
  };
  readonly text: { readonly rich?: string | null };
  readonly set?: { readonly set_id?: string | null; readonly label?: string | null } | null;
  readonly tags?: readonly string[] | null;
}

const riftcodexCard = shape<RiftcodexCard>({
  type: "object",
  required: ["name", "attributes", "classification", "text"],
  properties: {
    name: nameSchema,
    riftbound_id: optionalText,
    attributes: {
      type: "object",
      properties: { energy: countSchema, might: countSchema, power: countSchema },
    },
    classification: {
      type: "object",
      required: ["type"],
      properties: {
        type: cardTypeSchema,
        supertype: { anyOf: [supertypeSchema, { type: "null" }] },
        rarity: optionalText,
        domain: { type: ["array", "null"], items: domainSchema },
      },
    },
    text: { type: "object", properties: { rich: optionalText } },
    set: { type: ["object", "null"], properties: { set_id: optionalText, label: optionalText } },
    tags: { type: ["array", "null"], items: { type: "string" } },
  },
});

/** A card of the Riftcodex API, or nothing when it is not one. The export has neither effect text nor Might Bonus. */
export function readRiftcodexCard(
  json: unknown,
  pointer: string,
  reporter: ImportReporter,
): ImportedCard | undefined {
  const validate = riftcodexCard();
  if (!validate(json)) {
    reporter.addInvalidCard(pointer, validate.errors);
    return undefined;
  }
  const { attributes, classification } = json;
  const type = cardTypeOf(classification.type);
  if (type === undefined) return undefined;
  const supertype = supertypeOf(classification.supertype ?? "");
  const text = importedText(json.text.rich ?? "", `${pointer}/text/rich`, reporter);
  if (text === undefined) return undefined;
  const setName = json.set?.label ?? undefined;
  return {
    frame: frameOf({
      name: cardNameOf(json.name),
      type,
      supertypes: supertype === undefined ? [] : [supertype],
      domains: (classification.domain ?? []).flatMap((domain) => domainOf(domain) ?? []),
      energy: attributes.energy ?? undefined,
      power: attributes.power ?? undefined,
      might: attributes.might ?? undefined,
      mightBonus: undefined,
      tags: json.tags ?? [],
      set: json.set?.set_id ?? undefined,
      number: collectorNumber(json.riftbound_id ?? undefined),
      rarity: classification.rarity ?? undefined,
    }),
    text,
    ...(setName === undefined ? {} : { setName }),
  };
}

/** "001/298" of "ogn-001-298", "T03" of "sfd-t03" */
function collectorNumber(id: string | undefined): string | undefined {
  const [, number, total] = /^[^-]+-([^-]+)(?:-([^-]+))?$/.exec(id ?? "") ?? [];
  if (number === undefined) return id;
  return total === undefined ? number.toUpperCase() : `${number}/${total}`;
}
