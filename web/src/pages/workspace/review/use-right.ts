import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../../api/client.ts'

/** Whether the person or key that is signed in has a right. People never hold `admin`, keys may. */
export function useRight(scope: string): boolean {
  const me = useQuery({ queryKey: ['me'], queryFn: () => answer(api.GET('/v1/me')) })
  return me.data?.scopes.some((one) => one === scope || one === 'admin') === true
}
