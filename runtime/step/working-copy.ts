import type { GameObject, ObjectId, State } from "../state/index.ts";

type Draft = { -readonly [Key in keyof State]: State[Key] };

const positionOf = (objects: readonly GameObject[], id: ObjectId): number => {
  // What acts is more often young than old.
  for (let i = objects.length - 1; i >= 0; i--) if (objects[i]?.id === id) return i;
  return -1;
};

/**
 * The state that one step works on. The list of objects is copied at the first write of the step and then changed in
 * this copy only; everything else is replaced. Dropping the copy undoes the step (358.5).
 */
export class WorkingCopy {
  private readonly draft: Draft;
  private ownObjects: GameObject[] | null = null;

  constructor(base: State) {
    this.draft = { ...base };
  }
  get state(): State {
    return this.draft;
  }
  /** The number of the next object, and of the next entry of the log. */
  nextId(): number {
    return this.draft.nextId++;
  }
  nextEvent(): number {
    return this.draft.eventCount++;
  }
  update(patch: Partial<State>): void {
    Object.assign(this.draft, patch);
  }
  patch(id: ObjectId, patch: Partial<GameObject>): void {
    const objects = this.writable();
    const position = positionOf(objects, id);
    const old = objects[position];
    if (old !== undefined) objects[position] = { ...old, ...patch };
  }
  put(object: GameObject): void {
    this.writable().push(object);
  }
  remove(id: ObjectId): void {
    const objects = this.writable();
    const position = positionOf(objects, id);
    if (position >= 0) objects.splice(position, 1);
  }
  find(id: ObjectId): GameObject | undefined {
    return this.draft.objects[positionOf(this.draft.objects, id)];
  }
  private writable(): GameObject[] {
    if (this.ownObjects === null) {
      this.ownObjects = this.draft.objects.slice();
      this.draft.objects = this.ownObjects;
    }
    return this.ownObjects;
  }
}
