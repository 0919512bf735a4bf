import { readdirSync, readFileSync } from 'node:fs'

const DOCS = new URL('../../docs/', import.meta.url)

/** Folders of docs/ that are served, with what `/llms.txt` calls them. */
const SECTIONS = {
  guide: 'Guide',
  tutorials: 'Tutorials',
  methods: 'Methods: formula, inputs, worked example, limits',
  sources: 'Sources of the data',
  runbook: 'Runbook: what to do about each alert',
  decisions: 'Decisions and their reasons',
  errors: 'Error codes',
} as const

export interface DocPage {
  readonly section: string
  /** File name without `.md`. */
  readonly name: string
  readonly title: string
  /** First sentence below the title. */
  readonly about: string
}

/** Every page of the documentation, read once when it is first asked for. */
export function docPages(): readonly DocPage[] {
  pages ??= Object.keys(SECTIONS).flatMap((section) =>
    readdirSync(new URL(`${section}/`, DOCS))
      .filter((file) => file.endsWith('.md'))
      .sort()
      .map((file) => describe(section, file)),
  )
  return pages
}
let pages: readonly DocPage[] | undefined

function describe(section: string, file: string): DocPage {
  const text = readFileSync(new URL(`${section}/${file}`, DOCS), 'utf8')
  const name = file.slice(0, -'.md'.length)
  const title = /^# (.+)$/m.exec(text)?.[1] ?? name
  const paragraph = text.split(/\n\s*\n/).find((part) => /^(?!```)[A-Z`]/.test(part)) ?? ''
  const about = /^[\s\S]*?[.:](?=\s|$)/.exec(paragraph)?.[0] ?? ''
  return { section, name, title, about: about.replaceAll(/\s+/g, ' ') }
}

/** `/llms.txt`: what the service is, and every page of its documentation as Markdown. */
export function llmsText(baseUrl: string): string {
  const sections = Object.entries(SECTIONS).map(([section, heading]) => {
    const lines = docPages()
      .filter((page) => page.section === section)
      .map(
        ({ name, title, about }) =>
          `- [${title}](${baseUrl}/docs/${section}/${name}.md)${about === '' ? '' : `: ${about}`}`,
      )
    return `## ${section === 'errors' ? 'Optional' : heading}\n\n${lines.join('\n')}\n`
  })
  return `# Southerly

> Climate intelligence and climate disclosure for Australian companies, from published government data. Every number carries its
> source; null never means zero; a missing block says why.

- [OpenAPI 3.1](${baseUrl}/openapi.json): every route, parameter and answer.
- Model Context Protocol: POST ${baseUrl}/mcp with an API key; read [agents](${baseUrl}/docs/guide/agents.md) first.
- Any page below without \`.md\` is a page for people.

${sections.join('\n')}`
}
