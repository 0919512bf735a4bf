import { Button } from '@mantine/core'
import { useState } from 'react'
import { CompareToggle } from '../../../components/comparison/compare-toggle.tsx'
import { useCurrentCompany } from '../company-context.ts'
import { ExportPanel } from './export-panel.tsx'
import { WatchButton } from './watch-button.tsx'

/** What a reader can do with the company: take it away, cite it, watch it, compare it. */
export function CompanyActions({ snapshot }: { readonly snapshot: string }) {
  const { abn, profile } = useCurrentCompany()
  const [exporting, showExport] = useState(false)
  return (
    <>
      <Button variant="default" size="xs" onClick={() => showExport(true)}>
        Export and cite
      </Button>
      <WatchButton abn={abn} />
      <CompareToggle company={{ abn, name: profile.entity?.display_name ?? abn }} />
      <ExportPanel opened={exporting} snapshot={snapshot} onClose={() => showExport(false)} />
    </>
  )
}
