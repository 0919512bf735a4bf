import { answer, api } from '../api/client.ts'

const LONGEST_PLACE = 1000

/** Leaves for the provider, which sends the browser back to /sign-in/callback. */
export async function goToProvider(wanted: {
  readonly place?: string
  readonly invitation?: string
  readonly tenant?: string
}): Promise<void> {
  const { place = '/', invitation, tenant } = wanted
  const whole = place + window.location.hash
  const { authorization_url } = await answer(
    api.POST('/v1/sign-in/provider', {
      body: {
        return_to: whole.length <= LONGEST_PLACE ? whole : place,
        ...(invitation === undefined ? {} : { invitation }),
        ...(tenant === undefined ? {} : { tenant }),
      },
    }),
  )
  window.location.assign(authorization_url)
}
