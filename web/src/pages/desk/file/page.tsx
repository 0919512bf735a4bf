import { Button } from '@mantine/core'
import { Link, useLocation, useParams } from 'wouter'
import { Facts } from '../../../components/facts.tsx'
import { Loaded } from '../../../components/loaded.tsx'
import { Message } from '../../../components/message.tsx'
import { PageHeader, PageLayout } from '../../../components/page-layout.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { moment, publishedDay } from '../../../format/words.ts'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import styles from '../desk.module.css'
import { sizeText, stageText, stateText } from '../states.ts'
import { useFreshAnswers } from '../use-changes.ts'
import { type DeskFile, isAtWork, useDeskFile, useFileChanges } from '../use-desk.ts'
import { Effects } from './effects.tsx'
import { Findings } from './findings.tsx'
import { Load } from './load.tsx'
import { Reading } from './reading.tsx'
import { SetAside } from './set-aside.tsx'
import { StatementForm } from './statement-form.tsx'

/** One file at the desk: what it is, its rows, what is in doubt, what it would change, and the way into force. */
export function Page() {
  const { id = '' } = useParams()
  const file = useDeskFile(id)
  useFreshAnswers(file.data?.data.state === 'loaded')
  usePageTitle(file.data?.data.file_name ?? 'File at the data desk')
  return (
    <PageLayout>
      <p>
        <Link href="/desk">Data desk</Link>
      </p>
      <Loaded query={file} page skeleton={<Loading />}>
        {({ data }) => <FileView file={data} />}
      </Loaded>
    </PageLayout>
  )
}

const Loading = () => (
  <>
    <PageHeader title="A file at the data desk" />
    <Skeleton height={600} />
  </>
)

function FileView({ file }: { readonly file: DeskFile }) {
  const isWaiting = !isAtWork(file) && file.state !== 'loaded' && file.state !== 'unchanged'
  return (
    <>
      <PageHeader
        title={file.file_name}
        lead={`${sizeText(file.bytes)}, received ${moment(file.received_at)} by ${file.received_by}.`}
        action={<Remove file={file} />}
      />
      <State file={file} />
      <WhatItIs file={file} />
      {isWaiting ? <StatementForm key={file.version} file={file} /> : null}
      {file.reading === null ? null : (
        <Findings key={`findings ${file.version}`} file={file} findings={file.reading.findings} />
      )}
      {file.effects === null ? null : (
        <Effects
          effects={file.effects}
          title={file.state === 'loaded' ? 'What it changed' : 'What loading it would change'}
        />
      )}
      <Load key={`load ${file.version}`} file={file} />
      <SetAside file={file} />
      {file.reading === null ? null : <Reading reading={file.reading} />}
    </>
  )
}

/** Where the file stands. Announced when it changes, because a worker changes it. */
function State({ file }: { readonly file: DeskFile }) {
  return (
    <div role="status" className={styles['state']} data-state={file.state}>
      <strong>{stateText(file)}</strong>
      {isAtWork(file) ? <p>Now: {stageText(file)}.</p> : <p>{NEXT[file.state]}</p>}
      {file.problem === null ? null : (
        <Message title={file.state === 'source_needed' ? 'File not recognised' : 'Not loaded'} tone="alert">
          <p className={styles['lines']}>{file.problem.message}</p>
          {file.problem.hint === null ? null : <p>{file.problem.hint}</p>}
        </Message>
      )}
      {file.state === 'loaded' ? (
        <p>
          The release is <code>{file.release}</code>. <Link href="/desk/releases">All releases</Link>
        </p>
      ) : null}
    </div>
  )
}

const NEXT: Readonly<Record<DeskFile['state'], string>> = {
  checking: '',
  loading: '',
  source_needed: 'Choose the file’s source below to check it.',
  decision_needed: 'Some values in the file need a decision. Decide each one before you load the file.',
  looks_wrong: 'Loading this file would change answers in a way that looks wrong. Review the effects first.',
  ready: 'No problems found. Review the effects, then load the file.',
  refused: 'This file cannot be loaded in its current form.',
  unchanged: 'This exact file is already loaded. Nothing would change.',
  loaded: 'It is in use for all tenants.',
}

function WhatItIs({ file: { identity, reading, effects, origin } }: { readonly file: DeskFile }) {
  if (identity === null) return null
  return (
    <section className={styles['part']}>
      <h2>What it is</h2>
      <Facts
        facts={[
          ['Source', <SourceName key="source" identity={identity} />],
          ['Publisher', identity.publisher],
          ['Why we think so', identity.why.join(' ')],
          [
            'Received by an update',
            origin === null ? null : `From ${origin.url}, ${moment(origin.checked_at)}`,
          ],
          ['Edition', reading?.edition ?? null],
          ['Published', effects === null ? null : publishedText(effects.release)],
        ]}
      />
    </section>
  )
}

const SourceName = ({ identity }: { readonly identity: NonNullable<DeskFile['identity']> }) => (
  <>
    {identity.title} <small>({identity.source})</small>
  </>
)

function publishedText(release: NonNullable<DeskFile['effects']>['release']): string {
  return release.published_basis === 'retrieval_date'
    ? 'Unknown: the file does not say. Enter the date below if you know it.'
    : publishedDay(release)
}

function Remove({ file }: { readonly file: DeskFile }) {
  const [, go] = useLocation()
  const { remove } = useFileChanges(file.id)
  if (file.state === 'loading') return null
  return (
    <div>
      <Button
        variant="default"
        size="xs"
        loading={remove.isPending}
        onClick={() => remove.mutate(undefined, { onSuccess: () => go('/desk') })}
      >
        Remove from the desk
      </Button>
      {remove.error === null ? null : <ProblemMessage error={remove.error} />}
    </div>
  )
}
