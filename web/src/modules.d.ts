declare module 'virtual:australia' {
  /** Outline of Australia: rings of longitude and latitude. Made by web/build/australia.ts. */
  export const RINGS: readonly (readonly (readonly [longitude: number, latitude: number])[])[]
}
