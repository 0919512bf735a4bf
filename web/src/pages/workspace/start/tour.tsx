import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { answer, api } from '../../../api/client.ts'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { useRight } from '../review/use-right.ts'
import styles from '../workspace.module.css'
import { resetTour } from './reset-tour.ts'
import { STEPS, TOUR, type TourStep } from './tour-steps.ts'
import { readVisited, writeVisited } from './visited.ts'

/** Five steps through a disclosure with an invented company. It can be started again at any time. */
export function Tour() {
  const mayWrite = useRight('tenant:write')
  const queries = useQueryClient()
  const [visited, setVisited] = useState(readVisited)
  const records = useQuery({
    queryKey: ['tour'],
    staleTime: 0,
    enabled: mayWrite,
    queryFn: () =>
      answer(
        api.GET('/v1/companies/{abn}/disclosure-metadata', {
          params: { path: { abn: TOUR.abn }, query: { period: TOUR.period } },
        }),
      ).then(({ data }) => data.records),
  })
  const reset = useMutation({
    mutationFn: resetTour,
    onSuccess: async () => {
      setVisited(writeVisited([]))
      await queries.invalidateQueries({ queryKey: ['tour'] })
      await queries.invalidateQueries({ queryKey: ['record-drafts'] })
    },
  })
  if (!mayWrite) return null
  const isDone = ({ id, record }: TourStep): boolean =>
    record === undefined
      ? visited.includes(id)
      : records.data?.find((one) => one.record === record)?.status === 'present'
  return (
    <section>
      <h2>Try it with a sandbox company</h2>
      <p>
        Five steps with an invented company. Its own figures are not real. What you enter stays inside your
        organisation.
      </p>
      <ol>
        {STEPS.map((step) => (
          <li key={step.id}>
            <Link href={step.place} onClick={() => setVisited(writeVisited([...visited, step.id]))}>
              {step.title}
            </Link>
            {isDone(step) ? ' (done)' : ''}
            <br />
            {step.what}
          </li>
        ))}
      </ol>
      {reset.error === null ? null : <ProblemMessage error={reset.error} />}
      <div className={styles['contradictionActions']}>
        <Button variant="default" size="xs" loading={reset.isPending} onClick={() => reset.mutate()}>
          Start again
        </Button>
        <span>Deletes the records and your drafts of the sandbox company. Bundles and the history stay.</span>
      </div>
    </section>
  )
}
