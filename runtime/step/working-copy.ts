import type { GameObject, ObjectId, State } from "../state/index.ts";
import { copyOfObject, copyOfState, type Draft } from "../state/copy.ts";

/** Where each object is in a list of objects, for as long as nobody joins or leaves it. */
interface Positions {
  readonly objects: readonly GameObject[];
  readonly of: ReadonlyMap<ObjectId, number>;
}
/** Of the list that was asked about last: a game goes on from the state that its last step left. */
let latest: Positions | undefined;
function positionsIn(objects: readonly GameObject[]): ReadonlyMap<ObjectId, number> {
  if (latest?.objects !== objects)
    latest = { objects, of: new Map(objects.map(({ id }, position) => [id, position])) };
  return latest.of;
}

/**
 * The state that one step works on. The list of objects is copied at the first write of the step and then changed in
 * this copy only; everything else is replaced. Dropping the copy undoes the step (358.5).
 */
export class WorkingCopy {
  private readonly draft: Draft<State>;
  private ownObjects: GameObject[] | null = null;

  constructor(base: State) {
    this.draft = copyOfState(base);
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
    latest = undefined;
  }
  remove(id: ObjectId): void {
    const position = this.positionOf(id);
    if (position < 0) return;
    this.writable().splice(position, 1);
    latest = undefined;
  }
  find(id: ObjectId): GameObject | undefined {
    return this.draft.objects[this.positionOf(id)];
  }
  private positionOf(id: ObjectId): number {
    return positionsIn(this.draft.objects).get(id) ?? -1;
  }
  private writable(): GameObject[] {
    if (this.ownObjects === null) {
      const { objects } = this.draft;
      this.ownObjects = objects.slice();
      latest = { objects: this.ownObjects, of: positionsIn(objects) };
      this.draft.objects = this.ownObjects;
    }
    return this.ownObjects;
  }
}
