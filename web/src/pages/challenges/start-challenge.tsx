import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { findCompanies, type Suggestion } from '../../api/resolve.ts'
import { CompanySearch } from '../../components/company-search/company-search.tsx'
import { DropZone, uploadText } from '../../components/drop-zone/drop-zone.tsx'
import { ProblemMessage } from '../../components/problem-message.tsx'
import { abnText } from '../../format/words.ts'
import { knownPeriod, PERIODS, periodLabel } from '../workspace/periods.ts'
import styles from './challenges.module.css'
import { type About, useHeldFile, useStart } from './use-challenges.ts'

const ENDINGS = '.pdf,.docx,.txt,.html,.htm'

/** The July-June year that ended last: reports are about it. */
function lastPeriod(today: Date): string {
  const ended = today.getMonth() >= 6 ? today.getFullYear() : today.getFullYear() - 1
  return PERIODS.find(({ value }) => value === `${ended - 1}-${String(ended).slice(2)}`)?.value ?? '2024-25'
}

/** A report, whose it is and of which period; then its numbers are compared. */
export function StartChallenge({ about }: { readonly about: About }) {
  const [, go] = useLocation()
  const { share, start } = useStart()
  const named = useNamed(about.abn)
  const [chosen, setChosen] = useState<Pick<Suggestion, 'abn' | 'name'> | 'none'>()
  const [period, setPeriod] = useState(() => about.period ?? lastPeriod(new Date()))
  const [taken, setFile] = useState<File>()
  const held = useHeldFile(about.file)
  const file = taken ?? held.data
  const company = chosen === 'none' ? undefined : (chosen ?? named)
  const missing = [
    ...(company === undefined ? ['the company'] : []),
    ...(file === undefined ? ['a report'] : []),
  ]
  const begin = (): void => {
    if (file === undefined || company === undefined) return
    start.mutate({ file, abn: company.abn, period }, { onSuccess: ({ id }) => go(`/challenges/${id}`) })
  }
  return (
    <DropZone
      title="Challenge a report"
      text="Drop a report as PDF with text, Word, web page or text file, up to 50 MB. Each number in it is compared with the registry, the national factors and your records. The file is kept as evidence of the company."
      label="Report to challenge"
      accept={ENDINGS}
      button={file === undefined ? 'Choose a file' : 'Choose another file'}
      isBusy={start.isPending}
      status={
        uploadText(share) ??
        (missing.length > 0
          ? `Choose ${missing.join(' and ')}.`
          : `${file?.name ?? ''} ${start.isError ? 'was not compared' : 'is ready'}.`)
      }
      take={([one]) => {
        start.reset()
        setFile(one)
      }}
      choices={
        <div className={styles['choices']}>
          <div className={styles['company']}>
            {company === undefined ? (
              <CompanySearch label="Company that the report is about" onChoose={setChosen} />
            ) : (
              <>
                <p>
                  <strong>{company.name}</strong>
                  <small>ABN {abnText(company.abn)}</small>
                </p>
                <Button variant="default" size="xs" onClick={() => setChosen('none')}>
                  Change company
                </Button>
              </>
            )}
          </div>
          <NativeSelect
            label="Reporting period"
            value={knownPeriod(period)?.value ?? period}
            data={[
              ...(knownPeriod(period) === undefined ? [{ value: period, label: periodLabel(period) }] : []),
              ...PERIODS.map(({ value, label }) => ({ value, label })),
            ]}
            onChange={({ currentTarget }) => setPeriod(currentTarget.value)}
          />
        </div>
      }
      beside={
        <Button disabled={missing.length > 0} loading={start.isPending} onClick={begin}>
          Compare the numbers
        </Button>
      }
    >
      {held.error === null ? null : <ProblemMessage error={held.error} />}
      {start.error === null ? null : <ProblemMessage error={start.error} retry={begin} />}
    </DropZone>
  )
}

/** A company of the address with its name, and with its ABN alone until that is known. */
function useNamed(abn: string | undefined): Pick<Suggestion, 'abn' | 'name'> | undefined {
  const found = useQuery({
    queryKey: ['resolve', abn],
    queryFn: ({ signal }) => findCompanies(abn ?? '', signal),
    enabled: abn !== undefined,
  })
  if (abn === undefined) return undefined
  const name = found.data?.suggestions.find((one) => one.abn === abn)?.name
  return { abn, name: name ?? 'The company of this ABN' }
}
