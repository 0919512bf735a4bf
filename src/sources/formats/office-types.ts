/**
 * The list of types of an Office file without defaults for endings that none of its parts has: a common library writes the
 * type of a macro part for every `.bin` into workbooks that have none.
 */
export const typesInUse = (types: string, parts: readonly string[]): string =>
  types.replaceAll(/<Default\s[^<>]*>/g, (line) => {
    const ending = /\sExtension\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(line)
    const named = ending?.[1] ?? ending?.[2]
    const isUsed =
      named === undefined || parts.some((name) => name.toLowerCase().endsWith(`.${named.toLowerCase()}`))
    return isUsed ? line : ''
  })
