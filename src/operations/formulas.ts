import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { canonicalJson, sha256 } from '../domain/evidence.ts'
import { compileMethod } from '../domain/formula/compile.ts'
import type { MethodFormulas } from '../domain/formula/formula.ts'
import { FormulaError } from '../domain/formula/formula-error.ts'
import { givenInWords, type StepInWords, stepsInWords } from '../domain/formula/words.ts'
import { PUBLISHED_METHODS, publishedMethod } from '../domain/formulas.ts'
import { EXIT, OperatorError, ServiceError } from '../errors.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../data/formulas')

/** One published version of a method's formulas. */
export interface PublishedVersion {
  readonly formulas: MethodFormulas
  readonly sha256: string
  /** Whether figures are computed with it now. */
  readonly is_current: boolean
}

/**
 * Every version in the folder, checked: a file that cannot be used, or that says another thing than the code that computes with it, is an
 * error with its name and the place in it.
 */
export function readFormulas(folder: string = FOLDER): readonly PublishedVersion[] {
  const versions = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => readVersion(path.join(folder, file)))
  for (const { method } of PUBLISHED_METHODS)
    if (!versions.some(({ is_current, formulas }) => is_current && formulas.method === method.id))
      throw unusable(folder, `the formulas of ${method.id} ${method.version} are missing`)
  return versions
}

function readVersion(file: string): PublishedVersion {
  try {
    const formulas = JSON.parse(readFileSync(file, 'utf8')) as MethodFormulas
    const name = `${formulas.method}-${formulas.version}.json`
    if (path.basename(file) !== name) throw new FormulaError(file, `it holds what belongs in ${name}`)
    compileMethod(formulas)
    const hash = sha256(canonicalJson(formulas))
    const current = publishedMethod({ id: formulas.method, version: formulas.version })
    if (current !== undefined && current.sha256 !== hash)
      throw new FormulaError(file, 'it differs from the formulas that this version computes with')
    return { formulas, sha256: hash, is_current: current !== undefined }
  } catch (error) {
    throw unusable(file, (error as Error).message, error)
  }
}

const unusable = (file: string, problem: string, cause?: unknown): OperatorError =>
  new OperatorError(`${file}: ${problem}`, {
    hint: 'Restore data/formulas from the repository, or run `npm run generate` after changing a formula.',
    exitCode: EXIT.badInput,
    cause,
  })

let read: readonly PublishedVersion[] | undefined

/** The published formulas, read once in a process. */
export function publishedFormulas(): readonly PublishedVersion[] {
  read ??= readFormulas()
  return read
}

/** What a list shows of a version. */
export const formulasSummary = ({ formulas, sha256: hash, is_current }: PublishedVersion) => ({
  method: formulas.method,
  version: formulas.version,
  title: formulas.title,
  sha256: hash,
  is_current,
  formulas: Object.entries(formulas.formulas).map(([id, { title, outputs }]) => ({ id, title, outputs })),
})

/** One version with each step in words beside its terms; a version that was never published is an error. */
export function formulasOf(method: string, version: string) {
  const found = publishedFormulas().find(
    ({ formulas }) => formulas.method === method && formulas.version === version,
  )
  if (found === undefined)
    throw new ServiceError('formula_not_found', `No formulas of ${method} ${version} are published.`, {
      valid_values: publishedFormulas().map(({ formulas }) => `${formulas.method} ${formulas.version}`),
    })
  return { ...formulasSummary(found), published: found.formulas, in_words: inWords(found.formulas) }
}

const inWords = ({ formulas }: MethodFormulas): readonly FormulaInWords[] =>
  Object.entries(formulas).map(([id, formula]) => ({
    id,
    title: formula.title,
    given: givenInWords(formula),
    steps: stepsInWords(formula),
    outputs: formula.outputs,
  }))

export interface FormulaInWords {
  readonly id: string
  readonly title: string
  readonly given: readonly { readonly name: string; readonly label: string; readonly unit: string }[]
  readonly steps: readonly StepInWords[]
  readonly outputs: readonly string[]
}
