/** The tab that a page belongs to: its own, or the nearest above it, such as the list that it was opened from. */
export function tabOf(place: string, paths: readonly string[]): string | undefined {
  const around = paths.filter((path) => `${place}/`.startsWith(`${addressOf(path)}/`))
  return around.toSorted((a, b) => addressOf(b).length - addressOf(a).length)[0]
}

/** A tab may say more than its address, such as a period. */
const addressOf = (path: string): string => path.split('?')[0] ?? path
