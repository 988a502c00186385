import type { Plugin } from 'vite';

// Nothing inline or from other origins, except pictures over HTTPS for travelers' portraits.
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: https:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // This policy creates the URL of the service worker alone (app/service-worker/register.ts).
    'trusted-types tapa-service-worker',
  ].join('; '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

export function securityHeaders(): Plugin {
  return {
    name: 'tapa-security-headers',
    config: () => ({ preview: { headers: SECURITY_HEADERS } }),
  };
}
