import type { Clock } from '../../clock.ts'
import { type LedgerLayout, layoutId } from '../../domain/ledger/files/layout.ts'
import { ownWords } from '../../domain/ledger/own-factors.ts'
import { publicFactorsBy } from '../../domain/ledger/public-factors.ts'
import type { FactorChoice } from '../../domain/ledger/resolve.ts'
import { ServiceError } from '../../errors.ts'
import type { Database, ReadonlySql } from '../../store/database.ts'
import {
  type ChoiceRow,
  choicesAfter,
  deleteLedgerChoice,
  keepLedgerChoices,
} from '../../store/ledger/factors.ts'
import { deleteLayout, type LayoutRow, ledgerLayouts, putLayout } from '../../store/ledger/layouts.ts'
import { loadFactors } from '../factors/factor-library.ts'
import { printedMultipliers } from '../factors/multipliers.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { appendAudit } from '../tenancy/audit.ts'
import { loadedFactorSets } from './public-factors.ts'

interface Services {
  readonly database: Database
  readonly clock: Clock
}

interface Author {
  readonly tenantId: string
  readonly actor: string
}

interface Page {
  readonly after: string
  readonly limit: number
}

const readerOf = (database: Database, tenantId: string): ReadonlySql =>
  database.reader({ kind: 'tenant', tenantId })

export const readLayouts = (database: Database, tenantId: string, page: Page): Promise<LayoutRow[]> =>
  ledgerLayouts(readerOf(database, tenantId), tenantId, page)

/** Says what the columns of files with certain headings are. */
export async function saveLayout(
  { database, clock }: Services,
  { tenantId, actor }: Author,
  id: string,
  layout: LedgerLayout,
): Promise<LayoutRow> {
  requireOwnHeadings(id, layout)
  const row = {
    id,
    body: JSON.stringify(layout),
    chosen_by: actor,
    chosen_at: clock.now().toISOString(),
  }
  await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    await putLayout(sql, tenantId, row)
    await appendAudit(sql, clock, {
      tenantId,
      actor,
      action: 'ledger.layout_saved',
      subject: `ledger_layout:${id}`,
      detail: { columns: layout.columns ?? {}, fixed: layout.fixed ?? {}, money: layout.money ?? {} },
    })
  })
  return row
}

/** A field that two columns are said to be, and a heading that is none of the file’s, would both be lost without a word. */
function requireOwnHeadings(id: string, { headings, columns = {} }: LedgerLayout): void {
  const fault = (pointer: string, message: string): ServiceError =>
    new ServiceError('validation_failed', `The layout cannot be saved: ${message}.`, {
      errors: [{ pointer, code: 'validation_failed', message }],
    })
  if (layoutId(headings) !== id)
    throw fault('/headings', `the headings have the id ${layoutId(headings)}, not ${id}`)
  const taken = new Map<string, string>()
  for (const [heading, field] of Object.entries(columns)) {
    if (!headings.includes(heading))
      throw fault('/columns', `${JSON.stringify(heading)} is not one of the headings`)
    if (field === null) continue
    const other = taken.get(field)
    if (other !== undefined)
      throw fault(
        '/columns',
        `${JSON.stringify(other)} and ${JSON.stringify(heading)} cannot both be ${field}`,
      )
    taken.set(field, heading)
  }
}

export async function removeLayout(
  { database, clock }: Services,
  { tenantId, actor }: Author,
  id: string,
): Promise<void> {
  await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    const isThere = await deleteLayout(sql, tenantId, id)
    if (isThere)
      await appendAudit(sql, clock, {
        tenantId,
        actor,
        action: 'ledger.layout_removed',
        subject: `ledger_layout:${id}`,
        detail: {},
      })
  })
}

export const readChoices = (database: Database, tenantId: string, page: Page): Promise<ChoiceRow[]> =>
  choicesAfter(readerOf(database, tenantId), tenantId, page)

/** What words or accounts are to mean from now on. */
export interface WordChoice {
  readonly activity: string
  readonly use?: string | undefined
  readonly factor_id?: string | undefined
  readonly category?: string | undefined
  readonly left_out?: boolean | undefined
}

export async function saveChoices(
  { database, clock }: Services,
  { tenantId, actor }: Author,
  choices: readonly WordChoice[],
  snapshot: SnapshotView,
): Promise<number> {
  const { library } = await loadFactors(database, snapshot)
  const industries = await printedMultipliers(database, snapshot)
  const publicly = publicFactorsBy(await loadedFactorSets(readerOf(database, tenantId)))
  const isHeld = (id: string): boolean =>
    id.startsWith('own:') ||
    publicly.has(id) ||
    library.byFactorId.has(id) ||
    industries.some(({ code }) => id === `io:${code}`)
  const chosen = new Map<string, FactorChoice>()
  for (const [index, choice] of choices.entries()) {
    requireMeaning(choice, index, isHeld)
    const { activity, use, factor_id = null, category = null } = choice
    chosen.set(ownWords(activity, use), { factor_id, category })
  }
  const at = clock.now().toISOString()
  await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    await keepLedgerChoices(sql, tenantId, chosen, { by: actor, at })
    await appendAudit(sql, clock, {
      tenantId,
      actor,
      action: 'ledger.factor_chosen',
      subject: 'ledger_choice',
      detail: Object.fromEntries([...chosen].map(([words, { factor_id }]) => [words, factor_id])),
    })
  })
  return chosen.size
}

function requireMeaning(
  { factor_id: id, category, left_out: isOut = false }: WordChoice,
  index: number,
  isHeld: (id: string) => boolean,
): void {
  const fault = (member: string, message: string): ServiceError =>
    new ServiceError('validation_failed', `Choice ${index + 1} cannot be saved: ${message}.`, {
      errors: [{ pointer: `/choices/${index}/${member}`, code: 'validation_failed', message }],
    })
  if (isOut !== (id === undefined)) throw fault('factor_id', 'it needs either a factor_id or left_out')
  if (isOut && category !== undefined) throw fault('category', 'what is left out has no category')
  if (id !== undefined && !isHeld(id)) throw fault('factor_id', `there is no factor ${JSON.stringify(id)}`)
}

export async function removeChoice(
  { database, clock }: Services,
  { tenantId, actor }: Author,
  activity: string,
  use: string | undefined,
): Promise<void> {
  const words = ownWords(activity, use)
  await database.as({ kind: 'tenant', tenantId }, async (sql) => {
    const isThere = await deleteLedgerChoice(sql, tenantId, words)
    if (isThere)
      await appendAudit(sql, clock, {
        tenantId,
        actor,
        action: 'ledger.choice_removed',
        subject: 'ledger_choice',
        detail: { words },
      })
  })
}
