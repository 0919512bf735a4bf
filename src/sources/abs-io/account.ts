import { ReadError } from '../read-error.ts'
import type { Findings } from '../reading/findings.ts'
import { fourDigits, wordsOf } from './cells.ts'

/** A row or column of the table: an industry, a primary input, a final use or a total. */
export interface Account {
  readonly code: string
  readonly name: string
  readonly kind: string
  /** Its row or column in the sheet. */
  readonly index: number
}

/** The label of a row or column as printed. */
export interface Label {
  readonly code: string
  readonly name: string
  readonly index: number
  readonly at: string
}

type Known = Readonly<Record<string, { readonly name: string; readonly kind: string }>>

/** The labels along one side of the table. */
export class AccountReading {
  readonly #file: string
  readonly #known: Known
  readonly #labels: Label[] = []

  constructor(file: string, known: Known) {
    this.#file = file
    this.#known = known
  }

  add(label: Label): void {
    this.#labels.push(label)
  }

  /** Names of industries by code, as far as labels are whole. */
  get industries(): ReadonlyMap<string, string> {
    return new Map(
      this.#labels.flatMap(({ code, name }) => {
        const industry = fourDigits(code)
        return industry === undefined || name === '' ? [] : [[industry, name]]
      }),
    )
  }

  /**
   * The accounts. A label that is not known, or that says what another one says, is taken for the account that its name or
   * the other side of the table leaves for it, with a finding. Where none is left, the form of the table is not understood.
   * Of two codes for one industry that of the side which leads is kept.
   */
  settle(other: AccountReading, findings: Findings, leads = false): Account[] {
    const taken = new Set<string>()
    const settled = this.#labels.map((label) => {
      const account = this.#accountOf(label)
      const isFree =
        account !== undefined &&
        !taken.has(account.code) &&
        (leads || this.#isIndustryOf(account, other, label))
      if (isFree) taken.add(account.code)
      return { label, account: isFree ? account : undefined }
    })
    return settled.map(({ label, account }) => account ?? this.#byElimination(label, other, taken, findings))
  }

  #accountOf({ code, name, index }: Label): Account | undefined {
    const industry = fourDigits(code)
    if (industry !== undefined && name !== '') return { code: industry, name, kind: 'industry', index }
    const key = code === '' ? this.#codeByName(name) : code
    const entry = Object.hasOwn(this.#known, key) ? this.#known[key] : undefined
    return entry !== undefined && wordsOf(entry.name) === wordsOf(name)
      ? { code: key, name, kind: entry.kind, index }
      : undefined
  }

  /** An industry that the other side does not know, though it knows its name, has a wrong code. */
  #isIndustryOf({ code, kind }: Account, other: AccountReading, { name }: Label): boolean {
    const { industries } = other
    return (
      kind !== 'industry' ||
      industries.has(code) ||
      ![...industries.values()].some((known) => wordsOf(known) === wordsOf(name))
    )
  }

  #byElimination(label: Label, other: AccountReading, taken: Set<string>, findings: Findings): Account {
    const { code, name, index, at } = label
    const fault = {
      file: this.#file,
      at,
      value: `${code} ${name}`.trim(),
      problem: 'is not a known row or column of the industry table, or appears twice',
    }
    const left = [
      ...Object.entries(this.#known).map(([key, entry]) => ({ code: key, ...entry })),
      ...[...other.industries].map(([key, title]) => ({ code: key, name: title, kind: 'industry' })),
    ].filter((entry) => !taken.has(entry.code))
    const named = left.filter((entry) => wordsOf(entry.name) === wordsOf(name))
    const coded = left.filter((entry) => entry.code === (fourDigits(code) ?? code))
    const industries = left.filter(({ kind }) => kind === 'industry')
    const [meant] = [named, coded, industries].find(({ length }) => length === 1) ?? []
    if (meant === undefined)
      throw new ReadError({
        ...fault,
        expected: `an industry group of four digits, or ${Object.entries(this.#known)
          .map(([key, { name: title }]) => `${key} ${title}`)
          .join(', ')}`,
      })
    taken.add(meant.code)
    findings.add(
      'label_not_known',
      { ...fault, expected: `${meant.code} ${meant.name}` },
      {
        decision: 'take',
        reason: `It was read as ${meant.code} ${meant.name}, which is the one that is left.`,
      },
    )
    return { code: meant.code, name: name === '' ? meant.name : name, kind: meant.kind, index }
  }

  #codeByName(name: string): string {
    return Object.entries(this.#known).find(([, entry]) => wordsOf(entry.name) === wordsOf(name))?.[0] ?? ''
  }
}
