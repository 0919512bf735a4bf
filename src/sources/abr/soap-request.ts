import service from './service.json' with { type: 'json' }

export type RegisterMethod = keyof typeof service.methods

/** A request of the SOAP service, ready to be posted. */
export interface SoapRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * Builds a request from the service description. Every parameter of a method is sent, in its order: a missing one is
 * answered with HTTP 500.
 */
export function soapRequest(
  method: RegisterMethod,
  parameters: Readonly<Record<string, string>>,
  url = service.soap_url,
): SoapRequest {
  const known: readonly string[] = service.methods[method]
  const unknown = Object.keys(parameters).find((name) => !known.includes(name))
  if (unknown !== undefined) throw new RangeError(`${method} has no parameter ${unknown}`)
  const elements = known.map((name) => `<${name}>${escapeXml(parameters[name] ?? '')}</${name}>`).join('')
  return {
    url,
    headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${service.namespace}${method}"` },
    body:
      '<?xml version="1.0" encoding="utf-8"?>' +
      '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>' +
      `<${method} xmlns="${service.namespace}">${elements}</${method}>` +
      '</soap:Body></soap:Envelope>',
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

const escapeXml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character]!)
