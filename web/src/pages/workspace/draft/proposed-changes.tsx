import { Button } from '@mantine/core'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import styles from '../workspace.module.css'
import own from './draft.module.css'
import type { DraftPreview } from './use-draft-import.ts'

/** What an edited file would change, text by text, with all that cannot be taken over. */
export function ProposedChanges({
  preview: { file, changes, faults, warnings, figures, statements_found: found },
  isPending,
  write,
}: {
  readonly preview: DraftPreview
  readonly isPending: boolean
  readonly write: () => void
}) {
  return (
    <section aria-labelledby="proposed-title" className={own['proposed']}>
      <h3 id="proposed-title">
        {changes.length === 0
          ? `Nothing changes: ${file.name} matches the record`
          : `${file.name} changes ${changes.length} of ${found} statements`}
      </h3>
      {faults.length === 0 ? null : (
        <ul className={own['faults']} role="alert">
          {faults.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {changes.length === 0 ? null : (
        <ScrollTable label="Proposed changes" tall>
          <thead>
            <tr>
              <th scope="col">Requirement</th>
              <th scope="col">Record</th>
              <th scope="col">File</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ requirement_id, before, after }) => (
              <tr key={requirement_id}>
                <th scope="row">{requirement_id}</th>
                <td className={own['text']}>{before ?? 'Not stated'}</td>
                <td className={own['text']}>{after}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
      <Remarks warnings={warnings} figures={figures} />
      {changes.length === 0 ? null : (
        <>
          <p className={styles['remark']}>Changed statements need approval again.</p>
          <Button loading={isPending} disabled={faults.length > 0} onClick={write}>
            Save these changes
          </Button>
        </>
      )}
    </section>
  )
}

function Remarks({ warnings, figures }: Pick<DraftPreview, 'warnings' | 'figures'>) {
  const lines = [
    ...warnings.map(({ message }) => message),
    ...figures.edited.map(({ pointer, in_report, in_file }) =>
      in_file === null
        ? `The figure ${in_report} (${pointer}) is missing from the file. The report keeps it.`
        : `The figure ${in_report} (${pointer}) reads ${in_file} in the file. The change is ignored.`,
    ),
    ...(figures.compared
      ? []
      : ['Data or records have changed since the file was exported, so its figures were not compared.']),
  ]
  if (lines.length === 0) return null
  return (
    <ul className={styles['remark']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
