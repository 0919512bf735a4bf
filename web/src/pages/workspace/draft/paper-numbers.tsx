import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answer, api } from '../../../api/client.ts'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { words } from '../../../format/words.ts'
import { countsText } from '../../challenges/counts-text.ts'
import { kindOf } from '../../challenges/verdicts.ts'
import { useWorkspace } from '../use-workspace.ts'
import own from './draft.module.css'

/** Every number of the readable disclosure beside what is held, before the paper is handed over. */
export function PaperNumbers() {
  const { abn, period } = useWorkspace()
  const [isAsked, setAsked] = useState(false)
  const found = useQuery({
    queryKey: ['workspace', abn, period, 'paper-numbers'],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/companies/{abn}/disclosure-draft/number-checks', {
          params: { path: { abn }, query: { period } },
          signal,
        }),
      ),
    enabled: isAsked,
  })
  const paper = found.data?.data
  const shown = paper?.checks.filter(({ verdict }) => kindOf(verdict) === 'contradicts') ?? []
  return (
    <>
      <div className={own['actions']}>
        <Button
          variant="default"
          loading={found.isFetching}
          onClick={() => (isAsked ? void found.refetch() : setAsked(true))}
        >
          Check the numbers of this paper
        </Button>
      </div>
      {found.error === null ? null : <ProblemMessage error={found.error} />}
      <p role="status">
        {paper === undefined
          ? null
          : `${countsText(paper)}${paper.contradicting === 0 && paper.numbers > 0 ? ' None contradicts what is held.' : ''}`}
      </p>
      {shown.length === 0 ? null : (
        <ul className={own['numbers']} aria-label="Numbers that contradict what is held">
          {shown.map(({ chapter, quote, place, verdict, words: line, why, settle }) => (
            <li key={`${chapter} ${place.start}`}>
              <strong>
                {quote}: {words(verdict).toLowerCase()}
              </strong>{' '}
              in {chapter}
              <q>{line.replaceAll('\t', ' | ')}</q>
              <small>
                {why} {settle}
              </small>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
