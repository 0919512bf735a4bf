/**
 * Writes `data/formulas/<method>-<version>.json` from the formulas in `src/domain`, and the hashes that the verifier knows, or with
 * --check fails when one is stale. A file of an earlier version stays: bundles made with it can be verified for good.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rulesInWords } from '../src/domain/disclosure/contradictions/words.ts'
import { canonicalJson, sha256 } from '../src/domain/evidence.ts'
import type { MethodFormulas } from '../src/domain/formula/formula.ts'
import { stepsInWords } from '../src/domain/formula/words.ts'
import { PUBLISHED_METHODS } from '../src/domain/formulas.ts'
import { AASB_S2 } from '../src/frameworks/aasb-s2/framework.ts'
import { ROOT } from './run-program.ts'

const FOLDER = path.join(ROOT, 'data/formulas')
const HASHES = path.join(ROOT, 'src/reports/verifier/published-formulas.ts')
const isCheck = process.argv.includes('--check')

const START = '<!-- steps: written by npm run generate -->'
const END = '<!-- end of steps -->'
const INTRODUCTION =
  'The formula as it is published and evaluated; [Formulas](../guide/formulas.md) explains the terms.'

mkdirSync(FOLDER, { recursive: true })
for (const { formulas, method } of PUBLISHED_METHODS)
  hold(path.join(FOLDER, `${method.id}-${method.version}.json`), `${JSON.stringify(formulas, null, 1)}\n`)

const published = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .map((file) => {
    const formulas = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as MethodFormulas
    return { method: formulas.method, version: formulas.version, sha256: sha256(canonicalJson(formulas)) }
  })
hold(
  HASHES,
  `/** A version of a method whose formulas were published, and the SHA-256 of their RFC 8785 JSON. */
export interface PublishedFormulas {
  readonly method: string
  readonly version: string
  readonly sha256: string
}

/** Every version of every method that was ever published: the only formulas that the verifier evaluates. Written by scripts/generate-formulas.ts. */
export const PUBLISHED_FORMULAS: readonly PublishedFormulas[] = [
${published
  .map(
    (one) => `  {
    method: '${one.method}',
    version: '${one.version}',
    sha256: '${one.sha256}',
  },
`,
  )
  .join('')}]
`,
)

for (const { formulas, method } of PUBLISHED_METHODS) {
  const page = path.join(ROOT, 'docs/methods', `${method.id}.md`)
  hold(page, withSteps(readFileSync(page, 'utf8'), formulas))
}

/** The page of a method with the steps of its formulas in words, before the section on inputs. */
function withSteps(page: string, formulas: MethodFormulas): string {
  const [before = '', rest = ''] = page.includes(START) ? page.split(START) : page.split(/(?=\n## Inputs\n)/)
  const after = page.includes(START) ? (rest.split(END)[1] ?? '') : `\n${rest}`
  const sections = Object.entries(formulas.formulas).map(
    ([id, formula]) =>
      `### \`${id}\`: ${formula.title}\n\n| step | unit | is |\n|---|---|---|\n${stepsInWords(formula)
        .map((step) => `| \`${step.name}\` | ${step.unit === '1' ? '' : step.unit} | ${step.formula} |\n`)
        .join('')}`,
  )
  const written = sections.length > 0 ? `## Steps\n${INTRODUCTION}\n\n${sections.join('\n')}` : ruleTable()
  return `${before.trimEnd()}\n\n${START}\n${written}${END}${after.startsWith('\n\n') ? after : `\n${after}`}`
}

/** The rules of contradictions as they are published, with the requirements of the framework that each kind makes conflicting. */
function ruleTable(): string {
  return `## Rules\nThe rows as they are published and read; [Formulas](../guide/formulas.md) explains them.\n\n| kind | declared | other | a contradiction where | requirements |\n|---|---|---|---|---|\n${rulesInWords()
    .map(
      ({ kind, declared, other, where }) =>
        `| \`${kind}\` | ${declared} | ${other} | ${where} | ${(AASB_S2.contradictions.by_kind[kind] ?? ['the statement’s, otherwise the record’s']).join(', ')} |\n`,
    )
    .join('')}`
}

function hold(file: string, fresh: string): void {
  const isFresh = existsSync(file) && readFileSync(file, 'utf8') === fresh
  if (isFresh) return
  if (!isCheck) return writeFileSync(file, fresh)
  console.error(`${path.relative(ROOT, file)} is stale`)
  process.exitCode = 1
}
