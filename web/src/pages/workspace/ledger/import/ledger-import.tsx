import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { DropZone, uploadText } from '../../../../components/drop-zone/drop-zone.tsx'
import { PasteTable } from '../../../../components/drop-zone/paste-table.tsx'
import { Message } from '../../../../components/message.tsx'
import { ProblemMessage } from '../../../../components/problem-message.tsx'
import { exact } from '../../../../format/numbers.ts'
import { Apply } from '../../import/apply.tsx'
import { Regions } from '../../import/regions.tsx'
import { useRight } from '../../review/use-right.ts'
import styles from '../../workspace.module.css'
import { Columns } from './columns.tsx'
import { lines, Outlook } from './outlook.tsx'
import { type Preview, useLedgerImport } from './use-ledger-import.ts'
import { Words } from './words.tsx'

const ENDINGS = '.csv,.tsv,.txt,.xlsx,.xls,.nem12,.nem13,.zip'

/** Lines from the files that people have: drop one, settle columns and words, see what it would do, load it. */
export function LedgerImport() {
  const { looked, share, look, settle, place, load, drop } = useLedgerImport()
  const [sheet, setSheet] = useState('')
  const mayKeep = useRight('tenant:write')
  const top = useRef<HTMLParagraphElement>(null)
  const name = looked?.file.name
  useEffect(() => {
    if (name !== undefined) top.current?.focus()
  }, [name])
  return (
    <>
      <DropZone
        title="Drop a fuel card, bill, meter file, refrigerant log, waste or spend file here"
        text="CSV, text with tabs, Excel or a meter file (NEM12, NEM13, also in a ZIP), up to 200 MB and 1,000,000 rows. You review the lines before anything is saved."
        label="Ledger file to import"
        accept={ENDINGS}
        isBusy={look.isPending}
        status={uploadText(share)}
        take={([file]) => look.mutate({ file: file!, sheet })}
        choices={
          <TextInput
            label="Sheet (for workbooks with several)"
            value={sheet}
            maxLength={100}
            onChange={({ currentTarget }) => setSheet(currentTarget.value)}
          />
        }
      >
        <PasteTable isBusy={look.isPending} take={(file) => look.mutate({ file, sheet: '' })} />
      </DropZone>
      {look.error === null ? null : <ProblemMessage error={look.error} />}
      {load.data === undefined || looked !== undefined ? null : <Loaded {...load.data} />}
      {looked === undefined ? null : (
        <div className={styles['sectionBody']}>
          <p ref={top} tabIndex={-1} role="status">
            {looked.file.name}: {lines(looked.preview.summary.rows)} read. Not saved yet.
          </p>
          {looked.preview.file.format === 'meter' ? (
            <Regions
              key={looked.preview.meters.map(({ region }) => region).join()}
              meters={looked.preview.meters.map((meter) => ({ ...meter, said: 'Readings by month' }))}
              choose={(regions) => place.mutate({ of: looked, regions })}
              isSaving={place.isPending}
              error={place.error}
            />
          ) : (
            <Columns
              key={`columns ${looked.preview.file.sha256}`}
              preview={looked.preview}
              isSaving={settle.isPending}
              save={(layout, onSaved) => settle.mutate({ of: looked, layout }, { onSuccess: onSaved })}
            />
          )}
          {looked.preview.file.format === 'meter' ? null : (
            <Words
              key={`words ${looked.preview.file.sha256}`}
              preview={looked.preview}
              isSaving={settle.isPending}
              save={(choices, onSaved) => settle.mutate({ of: looked, choices }, { onSuccess: onSaved })}
            />
          )}
          {settle.error === null ? null : <ProblemMessage error={settle.error} />}
          <Outlook preview={looked.preview} />
          <Apply
            file={looked.preview.file}
            namesDocument={mayKeep}
            action={actionOf(looked.preview)}
            apply={(keepFile) => load.mutate({ of: looked, keepFile })}
            drop={drop}
            isBusy={load.isPending}
            error={load.error}
          />
        </div>
      )}
    </>
  )
}

function actionOf({ summary: { taken, doubtful, already_held: held } }: Preview): string | undefined {
  const added = taken + doubtful - held
  return added <= 0 ? undefined : `Add ${lines(added)}`
}

/** What was loaded, and what is left to answer. */
function Loaded({ preview, isHeld }: { readonly preview: Preview; readonly isHeld: boolean }) {
  const { file, summary } = preview
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const added = summary.taken + summary.doubtful - summary.already_held
  return (
    <div ref={place} tabIndex={-1} role="status">
      <Message title={`${lines(added)} added from ${file.name}`}>
        <p>
          {[
            summary.refused === 0 ? '' : `${exact(summary.refused)} skipped.`,
            summary.left_out === 0 ? '' : `${exact(summary.left_out)} left out.`,
            summary.doubtful === 0
              ? ''
              : `${exact(summary.doubtful)} with an open question: see the lines below.`,
            isHeld ? 'The file is kept as evidence.' : '',
          ]
            .filter((text) => text !== '')
            .join(' ')}
        </p>
      </Message>
    </div>
  )
}
