/** Writes NOTICE and docs/sources from the sources themselves, or with --check fails when a committed file is stale. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadSource, sourceSlugs } from '../src/sources/registry.ts'
import { fieldKinds } from '../src/sources/row-schema.ts'
import type { Source } from '../src/sources/source.ts'
import { ROOT } from './run-program.ts'

interface FieldFacts {
  readonly description?: string
  readonly unit?: string
}

const sources = (await Promise.all(sourceSlugs().map(loadSource))).filter((source) => source !== undefined)
const files: Readonly<Record<string, string>> = {
  NOTICE: renderNotice(sources),
  'docs/sources/README.md': renderCatalogue(sources),
  'docs/sources/fields.md': renderFields(sources),
}

for (const [name, fresh] of Object.entries(files)) {
  const file = path.join(ROOT, name)
  if (!process.argv.includes('--check')) writeFileSync(file, fresh)
  else if (readFileSync(file, 'utf8') !== fresh) {
    console.error(`${name} is stale`)
    process.exitCode = 1
  }
}

function renderNotice(all: readonly Source[]): string {
  const isShipped = ({ origin }: Source): boolean =>
    existsSync(path.join(ROOT, 'data', 'starter', origin.source))
  const shipped = attributionsOf(all.filter(isShipped))
  const brought = attributionsOf(all.filter((source) => !isShipped(source))).filter(
    (line) => !shipped.includes(line),
  )
  return `Southerly
Copyright 2026 the Southerly contributors

This product is licensed under the Apache License, Version 2.0; see LICENSE.

Data
----
The starter dataset in data/starter holds figures that government agencies and others publish, and tables that are our own
work. They keep their own licences. Each answer of the API that uses them carries the attribution in \`meta.licences\`.

${shipped.join('\n')}

Southerly also reads files of the following sources. None of their data is shipped with it: an operator brings the files,
under the terms of their publishers. Data under a licence for non-commercial use (NonCommercial in its name) is not loaded
into a service that has tenants on paid plans, unless the operator states an agreement with the publisher; see
SOUTHERLY_LICENSED_SOURCES in docs/guide/configuration.md.

${brought.join('\n')}

Software
--------
The packages that Southerly is built on are named in package.json with their exact versions; each comes with its own
licence in node_modules.
`
}

function attributionsOf(sources: readonly Source[]): string[] {
  const lines = sources.map(
    ({ origin }) => `- ${origin.attribution} (${origin.licence.name}, ${origin.licence.url})`,
  )
  return [...new Set(lines)].toSorted()
}

function renderCatalogue(all: readonly Source[]): string {
  const rows = all.map(({ origin, waits_for }) => {
    const readme = `[${origin.source}](../../src/sources/${origin.source}/README.md)`
    const remarks = [
      ...(origin.layout_from_documents_only === true ? ['layout known from documents only'] : []),
      ...(waits_for === undefined ? [] : [`loaded, but not used yet: waits for ${waits_for}`]),
    ].join('; ')
    return `| ${readme} | ${origin.title} | ${origin.publisher} | ${origin.licence.id} | \`${origin.dataset}\` | ${origin.cadence} | ${remarks} |`
  })
  return `# Sources

Every input of the service, generated from \`src/sources\`. The README of each says what it is, how its files look, what is irregular
about them and how the reading was checked; [fields.md](fields.md) lists the fields of its rows.

| source | what | publisher | licence | served as | new releases | |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`
}

function renderFields(all: readonly Source[]): string {
  const sections = all.map((source) => {
    const facts = source.row.properties as Readonly<Record<string, FieldFacts>>
    const rows = [...fieldKinds(source.row)].map(([field, kind]) => {
      const { description = '', unit = '' } = facts[field] ?? {}
      return `| \`${field}\` | ${kind} | ${unit === '1' ? '' : unit} | ${description.replaceAll('|', '\\|')} |`
    })
    return `## ${source.origin.source}\n${source.origin.title}. A row is named by ${source.key.map((field) => `\`${field}\``).join(', ')}.\n\n| field | kind | unit | meaning |\n|---|---|---|---|\n${rows.join('\n')}\n`
  })
  return `# Fields of the sources' rows

What \`southerly read <source> <file> --json\` prints, generated from the row schemas. Null means that the publisher prints nothing there; it
never means zero.

${sections.join('\n')}`
}
