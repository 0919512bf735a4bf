import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { Loaded } from '../../../components/loaded.tsx'
import { Message } from '../../../components/message.tsx'
import { PageHeader, PageLayout } from '../../../components/page-layout.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { companyText, moment, periodText, withoutRequests } from '../../../format/words.ts'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import { Confirm } from '../../monitoring/confirm.tsx'
import { useRight } from '../../workspace/review/use-right.ts'
import { challengesOf } from '../../workspace/use-workspace.ts'
import styles from '../challenges.module.css'
import { ErrorRate } from '../error-rate.tsx'
import { type Challenge, useRemoveChallenge } from '../use-challenges.ts'
import { DocumentRows } from './document-rows.tsx'
import { Numbers } from './numbers.tsx'
import { Paragraphs } from './paragraphs.tsx'
import { Summary } from './summary.tsx'
import { useChallenge } from './use-challenge.ts'

/** One challenged report: how far it is, why it was not compared, or its numbers beside the pages that they stand on. */
export function Page() {
  const { id = '' } = useParams()
  const challenge = useChallenge(id)
  usePageTitle(challenge.data?.file.name ?? 'Challenged report')
  return (
    <PageLayout>
      <p className="screen-only">
        <Link href="/challenges">Challenged reports</Link>
      </p>
      <Loaded query={challenge} page skeleton={<Loading />}>
        {(data) => (
          <>
            <Header challenge={data} />
            <Body challenge={data} />
          </>
        )}
      </Loaded>
    </PageLayout>
  )
}

const Loading = () => (
  <>
    <PageHeader title="Challenged report" />
    <Skeleton height={600} />
  </>
)

function Header({ challenge }: { readonly challenge: Challenge }) {
  const { abn, file, period, result, requested_at, snapshot } = challenge
  return (
    <PageHeader
      title={file.name}
      lead={
        <>
          <Link href={`/companies/${abn}`}>{companyText({ abn, name: result?.name ?? null })}</Link>,{' '}
          {periodText(`${period.start}/${period.end}`)}. Compared with published data of snapshot{' '}
          <code>{snapshot}</code>, as asked for on {moment(requested_at)}.
        </>
      }
      action={<Remove challenge={challenge} />}
    />
  )
}

function Body({ challenge }: { readonly challenge: Challenge }) {
  if (challenge.state === 'queued') return <Waiting />
  if (challenge.result === null) return <Failed challenge={challenge} />
  return (
    <>
      <Summary challenge={challenge} result={challenge.result} />
      <DocumentRows challenge={challenge} result={challenge.result} />
      {challenge.result.numbers === 0 ? null : <Numbers challenge={challenge} result={challenge.result} />}
      <Paragraphs result={challenge.result} />
      <ErrorRate />
    </>
  )
}

const Waiting = () => (
  <div className={styles['waiting']}>
    <progress aria-label="The report is being compared" />
    <p role="status">
      The report is being read and its numbers are compared. That takes seconds, for a long report up to a
      minute. You can leave this page; the result stays in the list.
    </p>
  </div>
)

function Failed({ challenge: { abn, period, failure } }: { readonly challenge: Challenge }) {
  const hint = failure?.hint ?? undefined
  return (
    <Message title="The report was not compared" tone="alert">
      <p>{failure?.detail}</p>
      {hint === undefined ? null : <p>{withoutRequests(hint)}</p>}
      <p>
        <Link href={challengesOf({ abn, period: `${period.start}/${period.end}` })}>
          Try another file for this company and period
        </Link>
      </p>
    </Message>
  )
}

/** Asks once more: the numbers and pages are gone then. */
function Remove({ challenge: { id } }: { readonly challenge: Challenge }) {
  const [, go] = useLocation()
  const [isAsked, setAsked] = useState(false)
  const mayRemove = useRight('tenant:write')
  const removing = useRemoveChallenge()
  if (!mayRemove) return null
  return (
    <div className="screen-only">
      {isAsked ? (
        <Confirm
          action="Remove"
          error={removing.error}
          isPending={removing.isPending}
          onConfirm={() => removing.mutate(id, { onSuccess: () => go('/challenges') })}
          onCancel={() => setAsked(false)}
        >
          Its numbers and pages are removed. The file stays as evidence of the company.
        </Confirm>
      ) : (
        <Button variant="default" size="xs" onClick={() => setAsked(true)}>
          Remove…
        </Button>
      )}
    </div>
  )
}
