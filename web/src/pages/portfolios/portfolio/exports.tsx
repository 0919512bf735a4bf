import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { answer, api } from '../../../api/client.ts'
import { Problem } from '../../../api/problem.ts'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { saveBlob } from '../../../download.ts'
import styles from '../portfolios.module.css'
import type { Question, SavedPortfolio } from '../use-portfolios.ts'

const FORMATS = [
  { format: 'pdf', name: 'PDF', what: 'Two pages for a committee' },
  { format: 'xlsx', name: 'XLSX', what: 'Workbook with live formulas down to the holding' },
  { format: 'csv', name: 'CSV', what: 'A row for each holding' },
  { format: 'json', name: 'JSON', what: 'The API’s answer' },
  { format: 'zip', name: 'Signed ZIP', what: 'For an auditor: `southerly verify` computes it again' },
] as const
/** A file that took too long is made from what is in memory by then. */
const RETRIES = 3
type Format = (typeof FORMATS)[number]['format']

/** Takes the figures away, of the version and snapshot that the page shows. */
export function Exports({
  portfolio: { id, version },
  balanceDate,
  question,
}: {
  readonly portfolio: SavedPortfolio
  readonly balanceDate: string
  /** What the page shows: the files hold the same. */
  readonly question: Question
}) {
  const save = useMutation({
    retry: (failures, error) => failures < RETRIES && error instanceof Problem && error.retryable,
    mutationFn: async (format: Format) => {
      const bytes = await answer(
        api.GET('/v1/portfolios/{id}/financed-emissions/export', {
          params: { path: { id }, query: { ...question, format, version } },
          parseAs: 'blob',
        }),
      )
      saveBlob(`financed-emissions-${id}-${balanceDate}.${format}`, bytes)
    },
  })
  return (
    <section className={`${styles['part']} screen-only`} aria-label="Export">
      <div className={styles['actions']}>
        {FORMATS.map(({ format, name, what }) => (
          <Button
            key={format}
            variant="default"
            size="xs"
            title={what}
            loading={save.isPending && save.variables === format}
            disabled={save.isPending}
            onClick={() => save.mutate(format)}
          >
            Save as {name}
          </Button>
        ))}
        <Button variant="default" size="xs" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <p className={styles['remark']}>{heldText(question)}</p>
      {save.error === null ? null : <ProblemMessage error={save.error} />}
    </section>
  )
}

/** What the files have beside the totals and tables. */
function heldText({
  price_aud_per_t: price,
  risk,
  screening,
  compared_with: before,
  ...more
}: Question): string {
  const parts = [
    ...(price === undefined ? [] : [`your price of A$${price} a tonne`]),
    ...(risk === true ? ['amounts and bands by climate risk'] : []),
    ...(screening === true ? ['the screening of scope 3 (JSON and ZIP)'] : []),
    ...(before === undefined ? [] : [`the change since version ${before}`]),
    ...(more.compared_with_snapshot === undefined ? [] : ['the change since earlier data']),
  ]
  return parts.length === 0
    ? 'Files hold what this page shows. Climate risk, a price and a comparison are added when you ask for them here.'
    : `Files also hold ${parts.join(', ')}, as this page shows them.`
}
