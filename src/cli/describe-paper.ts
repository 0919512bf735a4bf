import type { PaperCheck } from '../operations/disclosure-report/verify-paper.ts'

/** As many as a person reads; --json has all. */
const MOST_LINES = 40

/** Numbers of a PDF that its bundle does not print, for people. Nothing where no PDF was given. */
export function describePaper(check: PaperCheck | undefined): string[] {
  if (check === undefined) return []
  const { numbers, own, strange, missing, not_printed } = check
  const lines = [
    ...strange.map(
      ({ page, line, quote, words }) =>
        `  OFF   page ${page}, line ${line}: ${quote} in “${words.replaceAll('\t', ' ')}”`,
    ),
    ...not_printed.map(
      ({ what, text, is_main, printed, composed }) =>
        `  NOT PRINTED   ${is_main ? 'main figure: ' : ''}${what}: ${text} (${printed} of ${composed} times)`,
    ),
  ]
  return [
    '',
    `paper: ${own} of ${numbers} numbers are those of the bundle, ${strange.length} are not, ${missing.length} were not found in the text`,
    ...lines.slice(0, MOST_LINES),
    ...(lines.length > MOST_LINES ? [`  and ${lines.length - MOST_LINES} more; --json lists them all`] : []),
  ]
}
