/**
 * A value as a handler may tell it, for the type that its schema describes: nothing of it is changed any more, and an
 * optional member may be there as undefined, which JSON leaves out.
 */
export type Told<T> = T extends readonly (infer Item)[]
  ? readonly Told<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Told<T[Name]> | (object extends Pick<T, Name> ? undefined : never) }
    : T
