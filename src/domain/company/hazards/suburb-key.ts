/** State and plain name of a suburb. The census adds a district in brackets where a name is not unique. */
export const suburbKey = (state: string, name: string): string =>
  `${state} ${name
    .replace(/\s*\(.*\)\s*$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()}`
