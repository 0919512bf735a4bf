import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answer, api, type Schema } from '../../../../api/client.ts'
import { sendFile } from '../../../../api/send-file.ts'
import { keepRegions, METER_REGIONS } from '../../import/meters.ts'
import { readRecord, recordStatus } from '../../records/record-api.ts'
import { useWorkspace } from '../../use-workspace.ts'
import { CHOICES, LAYOUTS } from './use-remembered.ts'

export type Preview = Schema<'LedgerImported'>['data']
export type Layout = Schema<'LedgerLayout'>
export type Choice = Schema<'LedgerChoices'>['choices'][number]

/** A file, and what the service would make of it. */
interface Looked {
  readonly file: File
  readonly sheet: string
  readonly preview: Preview
}

/** A file of activity is looked at, its columns and words are settled, it is looked at again, and loaded. */
export function useLedgerImport() {
  const { abn, period } = useWorkspace()
  const queries = useQueryClient()
  const [share, setShare] = useState<number>()
  const [looked, setLooked] = useState<Looked>()

  const ask = async (file: File, sheet: string, isDry: boolean): Promise<Preview> => {
    const parameters = new URLSearchParams({ name: file.name, period, dry_run: String(isDry) })
    if (sheet.trim() !== '') parameters.set('sheet', sheet.trim())
    const { data } = await sendFile<Schema<'LedgerImported'>>(
      `/v1/companies/${abn}/ledger-imports?${parameters.toString()}`,
      file,
      { onShare: setShare },
    )
    return data
  }

  const look = useMutation({
    mutationFn: async ({ file, sheet }: Pick<Looked, 'file' | 'sheet'>) => {
      setLooked(undefined)
      load.reset()
      setLooked({ file, sheet, preview: await ask(file, sheet, true) })
    },
    onSettled: () => setShare(undefined),
  })

  /** Remembers what was said of the columns or words of a file, and looks at it again. */
  const settle = useMutation({
    mutationFn: async ({ of: { file, sheet, preview }, layout, choices = [] }: Settling) => {
      if (layout !== undefined)
        await answer(
          api.PUT('/v1/ledger-layouts/{id}', {
            params: { path: { id: preview.layout.id } },
            body: layout,
          }),
        )
      if (choices.length > 0) await answer(api.PUT('/v1/ledger-choices', { body: { choices: [...choices] } }))
      setLooked({ file, sheet, preview: await ask(file, sheet, true) })
    },
    onSettled: async () => {
      setShare(undefined)
      for (const queryKey of [CHOICES, LAYOUTS]) await queries.invalidateQueries({ queryKey })
    },
  })

  /** Keeps the regions that were chosen for the meters of a file, and looks at it again. */
  const place = useMutation({
    mutationFn: async ({ of: { file, sheet }, regions }: Placing) => {
      const at = { abn, kind: METER_REGIONS, period: '' }
      const isThere = (await recordStatus(at, new AbortController().signal)) === 'in_force'
      const record = isThere ? await readRecord(at) : undefined
      const meters = (record?.body['meters'] ?? []) as Schema<'LedgerImported'>['data']['meters']
      await keepRegions(
        abn,
        record === undefined ? null : { etag: record.etag, meters: placed(meters) },
        regions,
      )
      setLooked({ file, sheet, preview: await ask(file, sheet, true) })
    },
    onSettled: () => setShare(undefined),
  })

  /** The file first: each line names it as its document. */
  const load = useMutation({
    mutationFn: async ({ of: { file, sheet }, keepFile }: Loading) => {
      if (keepFile) {
        const parameters = new URLSearchParams({ name: file.name, abn, period })
        await sendFile(`/v1/evidence-files?${parameters.toString()}`, file, { onShare: setShare })
      }
      return { preview: await ask(file, sheet, false), isHeld: keepFile }
    },
    onSuccess: async () => {
      setLooked(undefined)
      await queries.invalidateQueries({ queryKey: ['workspace', abn] })
    },
    onSettled: () => setShare(undefined),
  })

  return { looked, share, look, settle, place, load, drop: () => setLooked(undefined) }
}

const placed = (meters: Preview['meters']): { readonly meter: string; readonly region: string }[] =>
  meters.flatMap(({ meter, region }) => (region === null ? [] : [{ meter, region }]))

interface Placing {
  readonly of: Looked
  readonly regions: Readonly<Record<string, string>>
}

interface Settling {
  readonly of: Looked
  readonly layout?: Layout
  readonly choices?: readonly Choice[]
}

interface Loading {
  readonly of: Looked
  readonly keepFile: boolean
}
