import type { GameObject, ObjectId, State } from "../state/index.ts";
import { copyOfObject, copyOfState, type Draft } from "../state/copy.ts";

/**
 * The state that one step works on. The list of objects is copied at the first write of the step and then changed in
 * this copy only; everything else is replaced. Dropping the copy undoes the step (358.5).
 */
export class WorkingCopy {
  private readonly draft: Draft<State>;
  private ownObjects: GameObject[] | null = null;
  /** Where each object is in the list. Worked out on demand; null after an object has joined or left. */
  positions: ReadonlyMap<ObjectId, number> | null;

  constructor(base: State, positions: ReadonlyMap<ObjectId, number> | null) {
    this.draft = copyOfState(base);
    this.positions = positions;
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
    const position = this.positionOf(id);
    const old = this.draft.objects[position];
    if (old !== undefined) this.writable()[position] = Object.assign(copyOfObject(old), patch);
  }
  put(object: GameObject): void {
    this.writable().push(object);
    this.positions = null;
  }
  remove(id: ObjectId): void {
    const position = this.positionOf(id);
    if (position < 0) return;
    this.writable().splice(position, 1);
    this.positions = null;
  }
  find(id: ObjectId): GameObject | undefined {
    return this.draft.objects[this.positionOf(id)];
  }
  private positionOf(id: ObjectId): number {
    this.positions ??= new Map(this.draft.objects.map((object, position) => [object.id, position]));
    return this.positions.get(id) ?? -1;
  }
  private writable(): GameObject[] {
    if (this.ownObjects === null) {
      this.ownObjects = this.draft.objects.slice();
      this.draft.objects = this.ownObjects;
    }
    return this.ownObjects;
  }
}
