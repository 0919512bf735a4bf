import { composeEmissionsRecord } from '../../domain/company/emissions/emissions-record.ts'
import { heldByNumbers } from '../../domain/disclosure/readiness/statement-rung.ts'
import type { RecordWarning } from '../../domain/disclosure/records/fault.ts'
import { NO_RECORDS } from '../../domain/disclosure/records/kinds.ts'
import type { S2Statements } from '../../domain/disclosure/records/s2-statements.ts'
import { registryActuals } from '../../domain/disclosure/registry-feed.ts'
import { NOTHING_BESIDE } from '../../domain/prose/held-numbers.ts'
import {
  MESSAGE,
  type NumbersOfStatement,
  statementNumbers,
  statesNumbers,
} from '../../domain/prose/statement-numbers.ts'
import { ServiceError } from '../../errors.ts'
import { AASB_S2 } from '../../frameworks/aasb-s2/framework.ts'
import { readRegistry } from '../company/registry-rows.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import type { PublishedServices } from '../tenancy/record-rules.ts'

/**
 * What the numbers of statements and of the message have against the figures beside them and against the registry, as it is now and as it was printed before.
 * Targets and facilities are compared when readiness is computed.
 */
export async function numberWarnings(
  { database, snapshots }: PublishedServices,
  abn: string,
  body: S2Statements,
): Promise<readonly RecordWarning[]> {
  if (!statesNumbers(body)) return []
  const record = await registryRecord({ database, snapshots }, abn)
  const stored = { version: 0, authored_by: '', authored_at: '', body, body_sha256: '' }
  const facts = {
    period: body.period,
    names: record === undefined ? [] : [record.name],
    records: { ...NO_RECORDS, s2_statements: stored },
    registry_years: registryActuals(record),
    restatements: record?.restatements ?? [],
    facilities: [],
    safeguard_inputs: [],
    gates: AASB_S2.gates,
    computed: [],
    ...NOTHING_BESIDE,
  }
  const found = statementNumbers(facts)
  const warning = (pointer: string, numbers: NumbersOfStatement | undefined): RecordWarning[] => {
    if (numbers === undefined) return []
    const { flag: code, detail: message } = heldByNumbers(numbers)
    return [{ code, pointer, message }]
  }
  return [
    ...warning('/message', found.get(MESSAGE)),
    ...body.statements.flatMap(({ requirement_id }, index) =>
      warning(`/statements/${index}/statement`, found.get(requirement_id)),
    ),
  ]
}

/** What the registry prints of the company; nothing where no data are loaded yet, which stops no save. */
async function registryRecord({ database, snapshots }: PublishedServices, abn: string) {
  const snapshot = await newest(snapshots)
  if (snapshot === undefined) return undefined
  const { rows, years } = (await readRegistry(database, snapshot, [abn]))(abn)
  return composeEmissionsRecord(rows, years)
}

async function newest(snapshots: PublishedServices['snapshots']): Promise<SnapshotView | undefined> {
  try {
    return await snapshots.select()
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not_ready') return undefined
    throw error
  }
}
