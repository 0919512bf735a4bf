import { TextInput, type TextInputProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId } from 'react'
import { answer, api } from '../../../api/client.ts'

const LEAST = 3
const MOST = 8

/** A factor by its id: words find national factors and those of public sets, as they are typed. */
export function FactorField({
  value,
  ...input
}: Omit<TextInputProps, 'list' | 'defaultValue'> & { readonly value: string }) {
  const id = useId()
  const words = useDeferredValue(value.trim())
  const found = useQuery({
    queryKey: ['factors-for', words],
    enabled: words.length >= LEAST && !/^(?:own|public|io):/.test(words) && !words.includes('.'),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const [national, publicly] = await Promise.all([
        answer(
          api.GET('/v1/emission-factors/search', { params: { query: { q: words, limit: MOST } }, signal }),
        ).catch(() => undefined),
        answer(api.GET('/v1/public-factors', { params: { query: { search: words, limit: MOST } }, signal })),
      ])
      return [
        ...publicly.data.map((one) => [one.factor_id, `${one.activity}, per ${one.unit}`] as const),
        ...(national?.data ?? []).map(
          (one) => [one.factor_id, [one.activity, one.subcategory, one.unit].join(', ')] as const,
        ),
      ]
    },
  })
  return (
    <>
      <TextInput {...input} value={value} list={id} autoComplete="off" />
      <datalist id={id}>
        {found.data?.map(([factor, name]) => (
          <option key={factor} value={factor}>
            {`${name} (${words})`}
          </option>
        ))}
      </datalist>
    </>
  )
}
