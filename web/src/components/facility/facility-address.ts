/** Letters and digits of a name. Tables print one facility with other spaces, dashes and capitals. */
export const facilityKey = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The page of a facility: its name in the address, readable and without a stroke, which would be a folder. */
export function facilityAddress(name: string, state?: string | null): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  const place = state === undefined || state === null ? '' : `?state=${state}`
  return `/facilities/${encodeURIComponent(slug)}${place}`
}
