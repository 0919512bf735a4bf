import path from 'node:path'

/** Files that start as threads or processes of their own are named by address, which the compiler neither follows nor rewrites. */
const ADDRESS = /new URL\(\s*'(?<file>\.[^']*)\.ts',\s*import\.meta\.url\s*,?\s*\)/g
/** Whatever else ends so would be looked for as TypeScript, and not be there. */
const OTHER_ADDRESS = /(['"`])\.{1,2}\/[^'"`\n]*\.ts\1/

/** Sources that `text`, the source at `file`, starts as a thread or a process. */
export const threadFiles = (file: string, text: string): readonly string[] =>
  [...text.matchAll(ADDRESS)].map((match) =>
    path.posix.join(path.posix.dirname(file), `${match.groups!['file']}.ts`),
  )

/** Emitted JavaScript whose addresses name the JavaScript of threads and processes. */
export function pointToJavaScript(file: string, text: string): string {
  const pointed = text.replace(ADDRESS, "new URL('$1.js', import.meta.url)")
  const left = OTHER_ADDRESS.exec(pointed)
  if (left !== null)
    throw new Error(
      `${file}: ${left[0]} still names TypeScript, which the package does not hold; write it as new URL('./file.ts', import.meta.url) or import it`,
    )
  return pointed
}
