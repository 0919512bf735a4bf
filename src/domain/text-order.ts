/** Orders text by its code units, which is the same on every machine and in every language. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
