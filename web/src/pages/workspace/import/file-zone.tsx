import { NativeSelect, TextInput } from '@mantine/core'
import { DropZone, uploadText } from '../../../components/drop-zone/drop-zone.tsx'
import styles from './import.module.css'
import { type Asked, type ImportKind, KINDS } from './use-import.ts'

const ENDINGS = '.xlsx,.xls,.csv,.txt,.nem12,.nem13,.zip'

const kindOf = (text: string): ImportKind =>
  (Object.keys(KINDS) as readonly ImportKind[]).find((kind) => kind === text) ?? 'electricity'

/** What a file holds, and the place to drop it. */
export function FileZone({
  asked,
  change,
  take,
  share,
  isBusy,
}: {
  readonly asked: Asked
  readonly change: (asked: Asked) => void
  readonly take: (file: File) => void
  /** How much of the file has arrived, 0 to 1. */
  readonly share: number | undefined
  readonly isBusy: boolean
}) {
  const { kind, mode, sheet } = asked
  return (
    <DropZone
      title="Drop a spreadsheet or a meter file here"
      text={`${KINDS[kind].files}, up to 50 MB, one file at a time. You review the changes before anything is saved.`}
      label="File to import"
      accept={ENDINGS}
      isMain
      isBusy={isBusy}
      status={uploadText(share)}
      take={([file]) => take(file!)}
      choices={
        <div className={styles['choices']}>
          <NativeSelect
            label="What the file holds"
            value={kind}
            data={Object.entries(KINDS).map(([value, { title }]) => ({ value, label: title }))}
            onChange={({ currentTarget }) => change({ ...asked, kind: kindOf(currentTarget.value) })}
          />
          <NativeSelect
            label="Items not in the file"
            value={mode}
            data={[
              { value: 'merge', label: 'keep' },
              { value: 'replace', label: 'remove' },
            ]}
            onChange={({ currentTarget }) =>
              change({ ...asked, mode: currentTarget.value === 'replace' ? 'replace' : 'merge' })
            }
          />
          <TextInput
            label="Sheet (for workbooks with several)"
            value={sheet}
            maxLength={100}
            onChange={({ currentTarget }) => change({ ...asked, sheet: currentTarget.value })}
          />
        </div>
      }
      beside={
        <p className={styles['templates']}>
          No table yet? Fill in a template: <a href={`/v1/imports/${kind}/template?format=xlsx`}>Excel</a> or{' '}
          <a href={`/v1/imports/${kind}/template?format=csv`}>CSV</a>
        </p>
      }
    />
  )
}
