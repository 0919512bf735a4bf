import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { answer, api } from '../../../api/client.ts'
import { BandMeter } from '../../../components/band-meter.tsx'
import { Loaded } from '../../../components/loaded.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { words } from '../../../format/words.ts'
import type { Profile } from '../../company/use-company.ts'
import { Status } from '../overview/status.tsx'
import { type Cell, columnsOf, type Side, sidesOf } from '../scenarios/side-by-side.ts'
import { placeOf, useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'

const BLOCKS = ['scenario_analysis', 'transition_scenarios'] as const

/** Both scenarios of the law, physical and transition side by side: the tables that paragraph 22(b) is answered from. */
export function Scenarios() {
  const { abn } = useWorkspace()
  const profile = useQuery({
    queryKey: ['workspace', abn, 'scenarios'],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/companies/{abn}/climate-profile', {
          params: { path: { abn }, query: { include: [...BLOCKS] } },
          signal,
        }),
      ),
  })
  return (
    <div className={styles['sectionBody']}>
      <Loaded query={profile} skeleton={<Skeleton height={480} />}>
        {({ data }) => <SideBySide profile={data} />}
      </Loaded>
      <StillToState />
    </div>
  )
}

function SideBySide({ profile }: { readonly profile: Profile }) {
  const { scenario_analysis: physical, transition_scenarios: transition } = profile
  const sides = sidesOf(physical, transition)
  return (
    <section aria-labelledby="scenarios-title" className={styles['block']}>
      <h2 id="scenarios-title">Both scenarios of the law, side by side</h2>
      <p className={styles['remark']}>
        Computed from public data for paragraph 22(b); not stated by the company. Physical figures are for{' '}
        {physical?.place?.quality === 'head_office'
          ? 'the head office'
          : 'the facility with the largest emissions'}
        : the median of the models, with the 10th to 90th percentile.{' '}
        {transition?.plan === undefined
          ? null
          : `Transition figures are of AEMO’s ${transition.plan.title}, ${transition.plan.outlook_status} outlook. ${transition.coverage?.statement ?? ''}`}
      </p>
      {sides.length === 0 ? null : <SidesTable sides={sides} columns={columnsOf(physical, transition)} />}
      {BLOCKS.map((name) => {
        const { availability } = profile[name] ?? {}
        return availability === undefined || availability.status === 'available' ? null : (
          <p key={name} className={styles['remark']}>
            {name === 'scenario_analysis' ? 'Physical' : 'Transition'}: {words(availability.status)}.{' '}
            {availability.detail}
          </p>
        )
      })}
      <Remarks title="About the physical figures" sentences={physical?.statements} />
      <Remarks title="About the transition figures" sentences={transition?.statements} />
      <Remarks title="What the plan does not cover" sentences={transition?.not_covered} />
    </section>
  )
}

function Remarks({
  title,
  sentences,
}: {
  readonly title: string
  readonly sentences?: readonly string[] | undefined
}) {
  return sentences === undefined || sentences.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul className={styles['remark']}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}

function SidesTable({
  sides,
  columns,
}: {
  readonly sides: readonly Side[]
  readonly columns: ReturnType<typeof columnsOf>
}) {
  return (
    <ScrollTable label="Both scenarios, physical and transition" tall stacked>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">Now</th>
          {columns.map(({ role, title }) => (
            <th key={role} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {sides.map(({ title, paragraphs, rows }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={2 + columns.length}>
              {title}
              <small>Paragraphs {paragraphs}</small>
            </th>
          </tr>
          {rows.map(({ label, now, ahead }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-label="Now">
                <Shown cell={now} />
              </td>
              {ahead.map((cell, at) => (
                <td key={columns[at]?.role} data-label={columns[at]?.title}>
                  <Shown cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </ScrollTable>
  )
}

const Shown = ({ cell: { text, small, band } }: { readonly cell: Cell }) => (
  <>
    {text}
    {small === undefined ? null : <small>{small}</small>}
    {band === undefined ? null : <BandMeter band={band} />}
  </>
)

/** What only the company can say of paragraph 22, with how far each row is. */
function StillToState() {
  const { abn, asked, readiness } = useWorkspace()
  const rows = readiness.rows.filter(({ requirement_id }) => /^22(?:\(|$)/.test(requirement_id))
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="scenarios-rows" className={styles['block']}>
      <h2 id="scenarios-rows">What paragraph 22 asks the company to state</h2>
      <ul className={styles['records']}>
        {rows.map(({ requirement_id, title, detail, evidence_status }) => (
          <li key={requirement_id}>
            <span>
              <strong>{requirement_id}</strong> {title}
              <small>{detail}</small>
            </span>
            <Status status={evidence_status} />
          </li>
        ))}
      </ul>
      <p>
        <Link href={placeOf(abn, 'statements', asked)}>Write the statements</Link>
      </p>
    </section>
  )
}
