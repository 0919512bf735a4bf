import type { FileFacts } from '../../../sources/identifying/file-facts.ts'
import type { Mark } from '../../../sources/identifying/marks.ts'
import { fieldKinds } from '../../../sources/row-schema.ts'
import type { Source } from '../../../sources/source.ts'

const LISTED = 6
const AGAIN = 'Download it again and open it once to check.'

/** What a file is that belongs to no source, and what was looked for in it. */
export function describeNoSource(facts: FileFacts, sources: readonly Source[]): string {
  const marks = sources.flatMap((source) => source.marks)
  switch (facts.form) {
    case 'empty':
      return `It is ${facts.described}. ${AGAIN}`
    case 'web page':
      return `It is a web page: the publisher answered with an error page or a challenge, and it was saved as data. ${AGAIN}`
    case 'text':
      return describeText(facts, sources)
    case 'workbook':
      return `It is a workbook with the sheets ${list(facts.sheets)}. No source has their headings or titles.`
    case 'XML':
      return `It is ${facts.described}. Sources have the roots ${list(known(marks, (mark) => (mark.kind === 'xml' ? [mark.root] : [])))}.`
    case 'JSON':
      return `It is a JSON file with the members ${list([...facts.members])}. No source has these.`
    case 'NetCDF grid':
      return `It is a NetCDF file with the variables ${list(facts.variables)}. Sources have ${list(known(marks, (mark) => (mark.kind === 'grid' ? mark.variables : [])))}.`
    case 'archive':
    case 'document':
    case 'image':
    case 'unknown binary':
      break
  }
  return `It is ${facts.described}. Sources are tables of text, workbooks, XML, JSON, NetCDF grids and ZIP archives of them.`
}

function describeText({ tables }: FileFacts, sources: readonly Source[]): string {
  const widest = tables.toSorted((a, b) => (b.rows[0]?.cells.length ?? 0) - (a.rows[0]?.cells.length ?? 0))[0]
  const cells = widest?.rows[0]?.cells.map((cell) => cell.trim()) ?? []
  const own = sources.find((source) => [...fieldKinds(source.row).keys()].join() === cells.join())
  if (own !== undefined)
    return `Its columns are those of our own tables of ${own.origin.source}, which the service loads itself. Load the file of the publisher.`
  const first = cells.length === 0 ? '' : ` that begins with ${list(cells.filter((cell) => cell !== ''))}`
  return `It is a text file${first}. None of ${sources.length} sources has these headings.`
}

const known = (marks: readonly Mark[], names: (mark: Mark) => readonly string[]): string[] => [
  ...new Set(marks.flatMap(names)),
]

function list(names: readonly string[]): string {
  if (names.length === 0) return '(none)'
  const listed = names
    .slice(0, LISTED)
    .map((name) => `"${name.length > 40 ? `${name.slice(0, 39)}…` : name}"`)
  return names.length > LISTED ? `${listed.join(', ')} and ${names.length - LISTED} more` : listed.join(', ')
}
