import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { answer, api, type Schema } from '../../../api/client.ts'
import { sendFile } from '../../../api/send-file.ts'
import type { NameChoice } from '../queue/choice.ts'
import { useReadAgain } from '../use-portfolios.ts'

export type Preview = Schema<'PortfolioImported'>['data']
export type BookLine = Preview['lines'][number]
export type Layout = NonNullable<Schema<'Portfolio'>['data']['imported_from']>['layout']

/** Lines that one answer may list: all of the largest book. */
const ALL_LINES = 20_000

/** The portfolio that a book is read into; without an etag it is new, and one that has the id already is never replaced. */
export interface Target {
  readonly id: string
  readonly etag: string | undefined
  readonly title: string
  readonly balanceDate: string
}

interface Asked {
  readonly target: Target
  readonly file: File
  readonly sheet: string
  readonly layout: Layout
}

export interface Looked extends Asked {
  readonly preview: Preview
}

interface Saving {
  readonly of: Looked
  readonly target: Target
  readonly keepGood: boolean
  readonly choices: readonly NameChoice[]
}

/** A book is looked at, its columns are settled, it is looked at again, and saved with what was chosen for its names. */
export function useBookImport(onSaved: (id: string) => void) {
  const readAgain = useReadAgain()
  const [share, setShare] = useState<number>()
  const [looked, setLooked] = useState<Looked>()

  const ask = async (
    { target, file, sheet, layout }: Asked,
    more: Readonly<Record<string, string>>,
  ): Promise<Preview> => {
    const parameters = new URLSearchParams({
      name: file.name,
      balance_date: target.balanceDate,
      layout: JSON.stringify(layout),
      ...(target.title === '' ? {} : { title: target.title }),
      ...(sheet === '' ? {} : { sheet }),
      ...more,
    })
    const { data } = await sendFile<Schema<'PortfolioImported'>>(
      `/v1/portfolios/${target.id}/imports?${parameters.toString()}`,
      file,
      {
        onShare: setShare,
        headers: target.etag === undefined ? {} : { 'If-Match': `"${target.etag}"` },
      },
    )
    return data
  }

  const look = useMutation({
    mutationFn: async (asked: Asked) => {
      const preview = await ask(asked, { dry_run: 'true', limit: String(ALL_LINES) })
      save.reset()
      setLooked({ ...asked, preview })
    },
    onSettled: () => setShare(undefined),
  })

  const save = useMutation({
    mutationFn: async ({ of, target, keepGood, choices }: Saving) => {
      const { saved } = await ask({ ...of, target }, { keep_good: String(keepGood), limit: '0' })
      if (saved === null) throw new Error('the service saved nothing')
      return { id: target.id, unchosen: await choose(target.id, saved.etag, choices) }
    },
    onSuccess: async ({ id, unchosen }) => {
      await readAgain()
      if (unchosen === null) onSaved(id)
    },
    onSettled: () => setShare(undefined),
  })

  return {
    looked,
    share,
    look,
    save,
    drop: () => {
      look.reset()
      save.reset()
      setLooked(undefined)
    },
  }
}

/** The book is already saved. If the choices are refused, the page says so and the book stays. */
async function choose(id: string, etag: string, choices: readonly NameChoice[]): Promise<Error | null> {
  if (choices.length === 0) return null
  try {
    await saveChoices({ id, etag }, choices)
    return null
  } catch (error) {
    return error as Error
  }
}

export const saveChoices = (
  { id, etag }: { readonly id: string; readonly etag: string },
  choices: readonly NameChoice[],
) =>
  answer(
    api.POST('/v1/portfolios/{id}/choices', {
      params: { path: { id }, header: { 'If-Match': `"${etag}"` } },
      body: { choices: [...choices] },
    }),
  )
