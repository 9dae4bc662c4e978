import { endFeaturePayload, featureByHandPayload, adminBoatsQuery } from './admin-boat-payloads.ts';
import { adminBoatPageView, adminBoatView } from './admin-boat-views.ts';
import { noticePayload } from './admin-notice-payloads.ts';
import type { Endpoint } from './endpoint.ts';

/** All boats of all operators, and what the platform may do to them. */
export const adminBoatEndpoints = {
  adminBoats: {
    method: 'GET',
    path: '/api/admin/boats',
    caller: 'admin',
    act: 'see-boats',
    summary: 'All boats by name, drafts and those of suspended captains included',
    query: adminBoatsQuery,
    answers: { 200: adminBoatPageView },
  },
  adminBoat: {
    method: 'GET',
    path: '/api/admin/boats/{id}',
    caller: 'admin',
    act: 'see-boats',
    summary: 'One boat as its captain sees it, with its trips to come and what was done to it',
    answers: { 200: adminBoatView },
  },
  adminUnpublishBoat: {
    method: 'POST',
    path: '/api/admin/boats/{id}/unpublish',
    caller: 'admin',
    act: 'unpublish-boat',
    summary: 'Take a boat off the site; its captain is mailed the reason. Sold trips stand',
    payload: noticePayload,
    answers: { 200: adminBoatView },
  },
  adminFeatureBoat: {
    method: 'POST',
    path: '/api/admin/boats/{id}/feature',
    caller: 'admin',
    act: 'feature-boat',
    summary: 'Feature a boat until a day, without payment',
    payload: featureByHandPayload,
    answers: { 200: adminBoatView },
  },
  adminEndFeature: {
    method: 'POST',
    path: '/api/admin/boats/{id}/end-feature',
    caller: 'admin',
    act: 'end-feature',
    summary:
      'End the featuring of a boat at once. One that is paid for is 409 unless that is meant',
    payload: endFeaturePayload,
    answers: { 200: adminBoatView },
  },
} as const satisfies Record<string, Endpoint>;
