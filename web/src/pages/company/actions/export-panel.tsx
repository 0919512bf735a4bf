import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { CopyButton } from '../../../components/copy-button.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { SidePanel } from '../../../components/side-panel.tsx'
import { useCurrentCompany } from '../company-context.ts'
import styles from './actions.module.css'
import { citationOf } from './citation.ts'
import { EXPORTS, type Export, saveExport } from './save-export.ts'

/** Files of the profile as it is shown, and the line that cites it. */
export function ExportPanel({
  opened,
  snapshot,
  onClose,
}: {
  readonly opened: boolean
  readonly snapshot: string
  readonly onClose: () => void
}) {
  const { abn, profile } = useCurrentCompany()
  const saving = useMutation({
    mutationFn: (chosen: Export) => saveExport(chosen, { abn, snapshot, profile }),
  })
  const citation = citationOf(profile, snapshot, window.location.origin)
  return (
    <SidePanel opened={opened} title="Export and cite" onClose={onClose}>
      <ul className={styles['exports']}>
        {EXPORTS.map((one) => (
          <li key={one.name}>
            <Button
              variant="default"
              size="xs"
              loading={saving.isPending && saving.variables === one}
              onClick={() => saving.mutate(one)}
            >
              {one.name}
            </Button>
            <span>{one.what}</span>
          </li>
        ))}
      </ul>
      {saving.error === null ? null : <ProblemMessage error={saving.error} />}
      <section className={styles['cite']}>
        <h3>Cite this</h3>
        <p>{citation}</p>
        <div>
          <CopyButton text={citation}>Copy the citation</CopyButton>
        </div>
      </section>
    </SidePanel>
  )
}
