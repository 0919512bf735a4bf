import { Link, useParams } from 'wouter'
import { type Fact, Facts } from '../../../components/facts.tsx'
import { Loaded } from '../../../components/loaded.tsx'
import { Message } from '../../../components/message.tsx'
import { PageHeader, PageLayout } from '../../../components/page-layout.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { abnText, moment, publishedDay } from '../../../format/words.ts'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import styles from '../desk.module.css'
import { Effects } from '../file/effects.tsx'
import { type DeskChange, useDeskChange } from '../use-changes.ts'
import { Apply } from './apply.tsx'
import { Drop } from './drop.tsx'

/** A withdrawal or a link on its way: what it changes for whom, then the decision. */
export function Page() {
  const { id = '' } = useParams()
  const change = useDeskChange(id)
  usePageTitle('Change at the data desk')
  return (
    <PageLayout>
      <p>
        {change.data?.data.kind === 'link' ? (
          <Link href="/desk/links">Links at the data desk</Link>
        ) : (
          <Link href="/desk/releases">Releases at the data desk</Link>
        )}
      </p>
      <Loaded query={change} page skeleton={<Loading />}>
        {({ data }) => <ChangeView change={data} />}
      </Loaded>
    </PageLayout>
  )
}

const Loading = () => (
  <>
    <PageHeader title="A change at the data desk" />
    <Skeleton height={600} />
  </>
)

function ChangeView({ change }: { readonly change: DeskChange }) {
  const { effects, state } = change
  return (
    <>
      <PageHeader
        title={change.kind === 'withdrawal' ? 'Withdraw a release' : 'Link a facility to its company'}
        lead={`Asked for ${moment(change.asked_at)} by ${change.asked_by}.`}
        action={<Drop change={change} />}
      />
      <State change={change} />
      <Facts facts={factsOf(change)} />
      {effects === null ? null : (
        <Effects effects={effects} title={state === 'applied' ? 'What it changed' : 'What it would change'} />
      )}
      <Apply key={change.version} change={change} />
    </>
  )
}

/** Where the change stands. Announced when it changes, because a worker changes it. */
function State({ change: { state, kind, problem } }: { readonly change: DeskChange }) {
  const { title, next } = STATES[state]
  return (
    <div role="status" className={styles['state']} data-state={state}>
      <strong>{title[kind]}</strong>
      <p>{next}</p>
      {problem === null ? null : (
        <Message title="Not applied" tone="alert">
          <p className={styles['lines']}>{problem.message}</p>
          {problem.hint === null ? null : <p>{problem.hint}</p>}
        </Message>
      )}
    </div>
  )
}

const both = (title: string) => ({ withdrawal: title, link: title })

const STATES: Readonly<
  Record<
    DeskChange['state'],
    { readonly title: Readonly<Record<DeskChange['kind'], string>>; readonly next: string }
  >
> = {
  checking: {
    title: both('Comparing'),
    next: 'Comparing answers for all companies before and after. Nothing has changed yet.',
  },
  applying: {
    title: { withdrawal: 'Withdrawing', link: 'Confirming' },
    next: 'Answers are compared once more before the change takes effect.',
  },
  ready: {
    title: both('No problems found'),
    next: 'Review what would change. Nothing has changed yet.',
  },
  looks_wrong: {
    title: both('Looks wrong'),
    next: 'This would change answers in a way that looks wrong. Nothing has changed yet.',
  },
  refused: { title: both('Refused'), next: 'This cannot be done in its current form. Nothing has changed.' },
  applied: {
    title: { withdrawal: 'Withdrawn', link: 'Confirmed' },
    next: 'It applies to all tenants.',
  },
}

function factsOf({ withdrawal, link, effects, reason, accept_reason, release }: DeskChange): readonly Fact[] {
  return [
    ['Release', withdrawal?.release ?? null],
    ['Edition', withdrawal === null || effects === null ? null : effects.release.edition],
    ['Published', withdrawal === null || effects === null ? null : publishedDay(effects.release)],
    ['Facility', link === null ? null : `${link.facility}, ${link.reporting_year}`],
    ['Emitter', link?.responsible_emitter ?? null],
    ['Company', link === null ? null : <CompanyOf key="company" link={link} />],
    ['Why', reason],
    ['Why it went ahead despite the warnings', accept_reason],
    ['Release of the link', link === null ? null : release],
  ]
}

function CompanyOf({ link: { company } }: { readonly link: NonNullable<DeskChange['link']> }) {
  if (company === null) return 'No known company'
  return (
    <>
      <Link href={`/companies/${company.abn}`}>{company.name}</Link> <small>({abnText(company.abn)})</small>
    </>
  )
}
