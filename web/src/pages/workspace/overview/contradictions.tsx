import { Link } from 'wouter'
import type { Schema } from '../../../api/client.ts'
import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Term } from '../../../components/term.tsx'
import { date, words } from '../../../format/words.ts'
import { RECORD_KINDS } from '../records/kinds.ts'
import { useWhyReadOnly } from '../review/use-may-write.ts'
import { type Contradiction, placeOf, sideText, useContradictions, useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'
import { Explain } from './explain.tsx'
import { NotCompared } from './not-compared.tsx'

/** What published figures, other records or the calendar speak against, and what nothing could be held against. */
export function Contradictions() {
  const { readiness } = useWorkspace()
  const { open, explained, not_compared } = readiness.contradictions
  if (open + explained + not_compared === 0) return null
  return (
    <section aria-labelledby="contradictions-title" className={styles['block']}>
      <h2 id="contradictions-title">
        <Term id="contradiction">Contradictions</Term>
      </h2>
      <p className={styles['remark']}>{stateText(open, explained)}</p>
      {open + explained === 0 ? null : <Found />}
      <NotCompared />
    </section>
  )
}

function stateText(open: number, explained: number): string {
  if (open > 0)
    return `${open} open. The requirements stay in conflict until you correct the record or a named person explains it.`
  return explained > 0
    ? 'All explained. They remain listed here and in every bundle.'
    : 'No contradictions found in the declared values that could be compared.'
}

function Found() {
  const { abn, period } = useWorkspace()
  const found = useContradictions(abn, period, true)
  return (
    <Loaded query={found} skeleton={<Skeleton height={150} />}>
      {({ data }) => (
        <>
          <ul className={styles['contradictions']}>
            {data.contradictions.map((one) => (
              <Item key={one.id} contradiction={one} />
            ))}
          </ul>
          {data.lapsed.length === 0 ? null : (
            <p className={styles['remark']}>
              Explanations that lapsed because a value changed: {data.lapsed.map(lapsedText).join('; ')}.
            </p>
          )}
        </>
      )}
    </Loaded>
  )
}

const lapsedText = ({ person, written_at, reason }: Lapsed): string =>
  `${person} on ${date(written_at)}, “${reason}”`

type Lapsed = Schema<'Contradictions'>['data']['lapsed'][number]

/** `scope1_against_registry` as a title. */
const kindTitle = (kind: string): string =>
  words(kind)
    .replace('Nger', 'NGER')
    .replace(/cope(\d)/, 'cope $1')

function Item({ contradiction }: { readonly contradiction: Contradiction }) {
  const { abn, asked } = useWorkspace()
  const isReadOnly = useWhyReadOnly({ perPeriod: true }) !== undefined
  const { kind, declared, other, settle, requirement_ids, explanation } = contradiction
  const record = Object.values(RECORD_KINDS).find(({ name }) => name === declared.where.record)
  return (
    <li>
      <strong>{kindTitle(kind)}</strong>
      <dl>
        <Side title="Declared" side={declared} />
        <Side title={other.source ?? 'Other source'} side={other} />
      </dl>
      <p className={styles['remark']}>
        {requirement_ids.join(', ')}. {settle}
      </p>
      {explanation === null ? (
        <div className={styles['contradictionActions']}>
          {record === undefined ? null : (
            <Link href={placeOf(abn, record.section, asked)}>
              {isReadOnly ? 'Open' : 'Correct'} {record.title.toLowerCase()}
            </Link>
          )}
          {isReadOnly ? null : <Explain contradiction={contradiction} />}
        </div>
      ) : (
        <p>
          Explained by {explanation.person} on {date(explanation.written_at)}: {explanation.reason}
          {explanation.document_sha256 === undefined
            ? null
            : ` (document ${explanation.document_sha256.slice(0, 16)}…)`}
        </p>
      )}
    </li>
  )
}

function Side({
  title,
  side: { what, value, unit },
}: {
  readonly title: string
  readonly side: { readonly what: string; readonly value: number | string; readonly unit: string | null }
}) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {what}: {sideText({ value, unit })}
      </dd>
    </div>
  )
}
