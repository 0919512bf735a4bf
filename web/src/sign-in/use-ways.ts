import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../api/client.ts'

/** How people sign in to this installation. */
export const useWays = () =>
  useQuery({ queryKey: ['sign-in-ways'], queryFn: () => answer(api.GET('/v1/sign-in')) })
