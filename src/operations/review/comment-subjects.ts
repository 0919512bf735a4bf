import { strFromU8, unzipSync } from 'fflate'
import { RECORD_KIND_NAMES } from '../../domain/disclosure/records/kinds.ts'
import { periodOfText } from '../../domain/disclosure/records/period-text.ts'
import { rowOf } from '../../domain/disclosure/report/metric-requirements.ts'
import { LEDGER_KIND } from '../../domain/ledger/record.ts'
import { type CommentSubject, parseCommentSubject } from '../../domain/review/comments.ts'
import { ServiceError } from '../../errors.ts'
import { AASB_S2 } from '../../frameworks/aasb-s2/framework.ts'
import { type BundleRow, findBundle, listBundles } from '../../store/bundles.ts'
import type { ReviewKey } from '../../store/review-events.ts'
import { readZip, type ZipPlaces } from '../bundle-store/zips.ts'
import { requirementIdsOf } from '../disclosure/record-kinds.ts'

/** What can be commented on instead, where something cannot. */
type Known = 'yes' | { readonly message: string; readonly known: readonly string[] }

const RECORDS: readonly string[] = [...RECORD_KIND_NAMES, 'sites', LEDGER_KIND]

/** Refuses a comment on something that is not there: no one would ever find it again. */
export async function requireSubject(places: ZipPlaces, key: ReviewKey, text = ''): Promise<string> {
  const subject = parseCommentSubject(text)
  const answer = subject === undefined ? FORMS : await lookUp(places, key, subject)
  if (answer === 'yes') return text
  throw new ServiceError('validation_failed', `${JSON.stringify(text)} cannot be commented on.`, {
    errors: [{ pointer: '/subject', code: 'invalid_member', message: answer.message, received: text }],
    ...(answer.known.length === 0 ? {} : { valid_values: answer.known }),
    hint: 'For an answer in a thread send `thread` instead of `subject`.',
  })
}

const FORMS = {
  message:
    'must be requirement:<id> of this version, metric:<id> of the report, record:<kind>, or page:<artifact id>/<number> of a bundle of this company and period',
  known: [],
} as const

function lookUp(places: ZipPlaces, key: ReviewKey, subject: CommentSubject): Known | Promise<Known> {
  if (subject.kind === 'page') return lookUpPage(places, key, subject)
  if (subject.kind === 'metric') return lookUpMetric(places, key, subject.id)
  if (subject.kind === 'record')
    return RECORDS.includes(subject.id)
      ? 'yes'
      : { message: `there is no record ${subject.id}`, known: RECORDS.map((kind) => `record:${kind}`) }
  const period = periodOfText(key.period)
  return period !== null && requirementIdsOf(period).has(subject.id)
    ? 'yes'
    : {
        message: `the version of the standard for this period has no requirement ${subject.id}; GET /v1/frameworks/aasb-s2/requirements lists them`,
        known: [],
      }
}

async function lookUpPage(
  places: ZipPlaces,
  key: ReviewKey,
  { bundle: id, page }: Extract<CommentSubject, { kind: 'page' }>,
): Promise<Known> {
  const bundle = await places.database.as(tenantOf(key), (sql) => findBundle(sql, key, id))
  if (bundle === undefined || `${bundle.period_start}/${bundle.period_end}` !== key.period)
    return {
      message: `${id} is not a bundle of this company and period`,
      known: await pagesOfNewest(places, key),
    }
  const pages = pagesOf(await fileOf(places, key, bundle, 'report.pdf'))
  return page <= pages
    ? 'yes'
    : { message: `report.pdf of ${id} has ${pages} pages`, known: [`page:${id}/1`, `page:${id}/${pages}`] }
}

async function pagesOfNewest(places: ZipPlaces, key: ReviewKey): Promise<string[]> {
  const newest = await newestBundle(places, key)
  return newest === undefined ? [] : [`page:${newest.id}/1`]
}

/** Figures that every report has are known by their row; the others by the newest bundle, which is where people see them. */
async function lookUpMetric(places: ZipPlaces, key: ReviewKey, id: string): Promise<Known> {
  const row = rowOf(id, AASB_S2.metrics)
  if (row?.metric === id) return 'yes'
  const newest = await newestBundle(places, key)
  const fixed = AASB_S2.metrics.flatMap(({ metric }) => (metric.includes('*') ? [] : [metric]))
  const known = newest === undefined ? fixed : metricsIn(await fileOf(places, key, newest, 'report.json'))
  if (row !== undefined && newest !== undefined && known.includes(id)) return 'yes'
  return {
    message:
      newest === undefined
        ? `no report of this period has a figure ${id} yet; make a bundle to comment on its figures`
        : `the newest bundle of this period has no figure ${id}`,
    known: known.map((metric) => `metric:${metric}`),
  }
}

const tenantOf = ({ tenantId }: ReviewKey) => ({ kind: 'tenant', tenantId }) as const

const newestBundle = async ({ database }: ZipPlaces, key: ReviewKey) => {
  const period = periodOfText(key.period)
  if (period === null) return undefined
  const [newest] = await database.as(tenantOf(key), (sql) => listBundles(sql, key, { limit: 1, period }))
  return newest
}

async function fileOf(
  places: ZipPlaces,
  key: ReviewKey,
  bundle: BundleRow,
  name: string,
): Promise<Uint8Array> {
  const zip = await readZip(places, tenantOf(key), bundle)
  const found = unzipSync(zip, { filter: (entry) => entry.name === name })[name]
  if (found === undefined) throw new Error(`the bundle ${bundle.id} has no ${name}`)
  return found
}

const metricsIn = (report: Uint8Array): string[] =>
  (JSON.parse(strFromU8(report)) as { readonly metrics: readonly { readonly id: string }[] }).metrics.map(
    ({ id }) => id,
  )

/** Pages of a PDF that this service set: each is its own object, outside of compressed streams. */
const pagesOf = (pdf: Uint8Array): number =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Type\s*\/Page\b/g),
  ].length
