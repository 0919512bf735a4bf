declare module 'virtual:australia' {
  /** Outline of Australia: rings of longitude and latitude. Made by web/build/australia.ts. */
  export const RINGS: readonly (readonly (readonly [longitude: number, latitude: number])[])[]
}

declare module 'virtual:record-schemas' {
  /** JSON Schema of each record by its route after `/v1/companies/{abn}/`. Made by web/build/record-schemas.ts. */
  export const RECORD_SCHEMAS: Readonly<Record<string, object>>
}
