import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { date, words } from '../../../format/words.ts'
import { useRight } from '../review/use-right.ts'
import { useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'
import own from './bundles.module.css'
import { cancelRun, isUnderWay, type Run, requestBundle, useNewestRun } from './use-bundles.ts'

/** Makes a bundle and shows how far it is. */
export function Generate() {
  const { abn, asked, period, readiness } = useWorkspace()
  const mayMake = useRight('disclosure:write')
  const queries = useQueryClient()
  const newest = useNewestRun(abn)
  const [error, setError] = useState<Error>()
  const [reused, setReused] = useState(false)
  const run = newest.data ?? undefined
  const ended = run !== undefined && !isUnderWay(run) ? run.run_id : undefined

  useEffect(() => {
    if (ended !== undefined) void queries.invalidateQueries({ queryKey: ['workspace', abn, 'bundles'] })
  }, [ended, abn, queries])

  const act = async (action: () => Promise<boolean>): Promise<void> => {
    setError(undefined)
    try {
      setReused(await action())
      await newest.refetch()
    } catch (failure) {
      if (failure instanceof Error) setError(failure)
    }
  }
  const make = (force: boolean): void =>
    void act(async () => (await requestBundle(abn, period, asked, force)).meta.reused)
  const cancel = (runId: string): void =>
    void act(async () => {
      await cancelRun(abn, runId)
      return false
    })

  if (!mayMake) return null
  return (
    <section aria-labelledby="generate-title" className={`${styles['block']} screen-only`}>
      <h2 id="generate-title">Create a bundle</h2>
      <p className={styles['remark']}>
        Seven signed files: the report, working papers with live formulas, coverage of every requirement and
        provenance of every number. Readiness now: {words(readiness.readiness_state).toLowerCase()}. You can
        create a bundle at any stage; it states the readiness.
      </p>
      <div className={own['actions']}>
        <Button onClick={() => make(false)} disabled={run !== undefined && isUnderWay(run)}>
          Create a bundle
        </Button>
        {run !== undefined && isUnderWay(run) ? (
          <Button variant="default" onClick={() => cancel(run.run_id)}>
            Cancel
          </Button>
        ) : null}
        {reused ? (
          <Button variant="default" onClick={() => make(true)}>
            Create it again
          </Button>
        ) : null}
      </div>
      {error === undefined ? null : <ProblemMessage error={error} />}
      {reused ? (
        <p role="status">Nothing has changed: the bundle below was made from the same data and records.</p>
      ) : null}
      {run === undefined || (reused && !isUnderWay(run)) ? null : <RunState run={run} />}
    </section>
  )
}

function RunState({ run }: { readonly run: Run }) {
  if (run.state === 'failed' || (run.state === 'queued' && run.error !== null))
    return (
      <div className={own['failed']} role="alert">
        <strong>
          {run.state === 'failed' ? 'The last run failed.' : 'An attempt failed and will be retried.'}
        </strong>{' '}
        {run.error?.detail} <code>{run.error?.code}</code>, run <code>{run.run_id}</code>
      </div>
    )
  if (!isUnderWay(run))
    return (
      <p className={styles['remark']} role="status">
        Last run, for {date(run.period.start)} to {date(run.period.end)}: {words(run.state).toLowerCase()}.
      </p>
    )
  return (
    <div className={own['run']}>
      <progress max={100} value={run.progress} aria-label="Progress of the bundle" />
      <p role="status">
        {run.stage === null ? 'Waiting for a worker' : words(run.stage)}, {run.progress}%
        {run.attempt > 1 ? `, attempt ${run.attempt}` : ''}
      </p>
    </div>
  )
}
