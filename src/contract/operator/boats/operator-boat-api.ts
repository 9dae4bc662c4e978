import { formatDollars } from '#domain/money/money.ts';
import { FEATURE_MONTHS, FEATURE_PRICE_CENTS } from '#domain/search/featuring.ts';
import * as z from 'zod/mini';
import { captionField } from '../../fields/caption-field.ts';
import { issueMessage } from '../../fields/issue-messages.ts';
import { languages } from '#i18n/languages/languages.ts';
import { paymentStatuses } from '#domain/bookings/bookings.ts';
import { MAX_PHOTOS, MAX_PHOTO_BYTES } from '#domain/boats/photos.ts';
import { photoSubjects } from '#domain/boats/photo-subjects.ts';
import { NO_SUCH_FIELD, boatChangesPayload, boatPayload } from './boat-payloads.ts';
import { imageView, boatView, stopView } from '../../public/boat-views.ts';
import type { Endpoint } from '../../endpoint.ts';
import { photoFields } from './photo-payload.ts';
import { PHOTO_UPLOAD_CODES } from './photo-upload-codes.ts';
import { dayField } from '../../fields/payload-fields.ts';

/** All of a boat's photos in order; the first is the cover. */
export const photoOrderPayload = z.object({
  photos: z
    .array(
      z.object({
        id: z.string('api.photoId'),
        caption: captionField,
        ...photoFields,
      }),
      'api.photoOrder',
    )
    .check(
      z.maxLength(
        MAX_PHOTOS,
        issueMessage({ code: 'photos.tooMany', values: { count: MAX_PHOTOS } }),
      ),
    ),
});
export type PhotoOrderPayload = z.infer<typeof photoOrderPayload>;

/** A photo as the boat's operator sees it: with its id, for sorting and removal. `shows` is null until they set it. */
export const ownImageView = z.extend(imageView, {
  id: z.string(),
  shows: z.nullable(z.enum(photoSubjects)),
});
export type OwnImageView = z.infer<typeof ownImageView>;

export const ownImageListView = z.array(ownImageView);

export const deletedView = z.object({ deleted: z.literal(true) });

/** A sold trip whose departure the operator no longer offers. It remains sold. */
export const tripOffCalendarView = z.object({
  bookingId: z.string(),
  code: z.string(),
  customerName: z.string(),
  start: z.string(),
  end: z.string(),
  time: z.nullable(z.string()),
  groupSize: z.number(),
  paymentStatus: z.enum(paymentStatuses),
});

/**
 * A boat as its operator sees it. `version` is sent back with an edit (optimistic lock), so that two tabs cannot
 * overwrite each other.
 */
export const operatorBoatView = z.extend(boatView, {
  images: ownImageListView,
  version: z.number(),
  /** Shown to guests who have paid; null falls back to the operator's phone. */
  crewPhone: z.nullable(z.string()),
  /** Photo of the meeting point, for guests who have booked; null if there is none. */
  meetingPhoto: z.nullable(imageView),
  meetingPhotoCaption: z.string(),
  /** Language of the boat's texts, and the operator's translations. */
  textLanguage: z.enum(languages),
  translations: z.partialRecord(
    z.enum(languages),
    z.object({
      description: z.string(),
      meetingPoint: z.string(),
      bring: z.string(),
      included: z.string(),
      notIncluded: z.string(),
    }),
  ),
  itinerary: z.array(
    z.extend(stopView, {
      translations: z.partialRecord(
        z.enum(languages),
        z.object({ title: z.string(), details: z.string() }),
      ),
    }),
  ),
  featuredPaymentId: z.nullable(z.string()),
  readiness: z.object({
    photos: z.boolean(),
    availability: z.boolean(),
    pricing: z.boolean(),
    isReady: z.boolean(),
  }),
  /** Whether a calendar or feed affects the boat, which then needs no published days. */
  hasCalendar: z.boolean(),
  /** Names what the boat still needs before it can be published; null if it is complete. */
  missing: z.nullable(z.string()),
  /** False if documents are missing or expired: the boat is unlisted even if published. */
  mayBeListed: z.boolean(),
  tripsOffCalendar: z.array(tripOffCalendarView),
  /** Reason why the platform unpublished it; null once its operator has published it again. */
  takenOff: z.nullable(z.object({ reason: z.string(), at: z.string() })),
  updatedAt: z.string(),
});
export type OperatorBoatView = z.infer<typeof operatorBoatView>;

export const operatorBoatListView = z.array(operatorBoatView);

const CARD_NEEDED = 'feature.cardMissing';

/**
 * POST /api/operator/boats/{id}/feature. `paymentMethod` is the payment provider's token for the card. The schema is
 * strict so that card data can never be sent here. `requestKey` is an idempotency key that the browser generates for
 * each attempt. `featuredUntil` is the end of the term that the operator saw, null if there was none (optimistic lock):
 * if it has changed, a new attempt is refused without a charge.
 */
export const featurePayload = z.strictObject(
  {
    paymentMethod: z
      .string(CARD_NEEDED)
      .check(z.regex(/^(pm|tok)_\w+$/, CARD_NEEDED), z.maxLength(255, CARD_NEEDED)),
    requestKey: z.uuid('feature.requestKey'),
    featuredUntil: z.optional(z.nullable(dayField('feature.dayInvalid'))),
  },
  'feature.fieldUnknown',
);
export type FeaturePayload = z.infer<typeof featurePayload>;

/** URL of 3-D Secure. The bank redirects to the dashboard, with `boat` and `payment` (the request key). */
export const featureChallengeView = z.object({ challengeUrl: z.string() });

export const featurePaymentView = z.object({ status: z.enum(['paid', 'refused', 'open']) });
export type FeaturePaymentView = z.infer<typeof featurePaymentView>;

/** Accepted fields of a boat: the editable fields, and the fields of the response, which may be sent back. */
const boatFields = new Set([
  ...Object.keys(boatChangesPayload.shape),
  ...Object.keys(boatPayload.shape),
  ...Object.keys(operatorBoatView.shape),
]);

/** Runs before the values are validated: an unknown field rejects the whole boat. */
export const knownBoatFields = z.looseObject({}).check((context) => {
  for (const field of Object.keys(context.value)) {
    if (boatFields.has(field)) continue;
    context.issues.push({ code: 'custom', message: NO_SUCH_FIELD, path: [field], input: null });
  }
});

const SAVES = { name: 'boat-saves', max: 240, withinSeconds: 600 };

/** Endpoints for an operator's own boats: boats of other operators return 404. */
export const operatorBoatEndpoints = {
  operatorBoats: {
    method: 'GET',
    path: '/api/operator/boats',
    caller: 'operator',
    summary: 'The operator’s boats, including drafts',
    answers: { 200: operatorBoatListView },
  },
  operatorBoat: {
    method: 'GET',
    path: '/api/operator/boats/{id}',
    caller: 'operator',
    summary: 'One of the operator’s boats',
    answers: { 200: operatorBoatView },
    problems: ['not-found'],
    codes: ['boat.unknown'],
  },
  createBoat: {
    method: 'POST',
    path: '/api/operator/boats',
    caller: 'operator',
    limit: SAVES,
    summary: 'Add a boat, as a draft unless its status is published; at most 50 per account',
    payload: boatPayload,
    raw: 'body',
    answers: { 201: operatorBoatView },
    problems: ['conflict', 'too-many', 'unavailable'],
    codes: [
      'api.fieldUnknown',
      'boat.unready',
      'boats.tooMany',
      'photo.foreign',
      'boat.notSaved',
      'boats.busy',
      'photo.invalid',
      'photo.invalidBecause',
      'photo.tooLarge',
      'photos.busy',
    ],
  },
  updateBoat: {
    method: 'PUT',
    path: '/api/operator/boats/{id}',
    caller: 'operator',
    limit: SAVES,
    summary:
      'Edit a boat; missing fields keep their values. An outdated version is refused with 409',
    payload: boatChangesPayload,
    raw: 'body',
    answers: { 200: operatorBoatView },
    problems: ['forbidden', 'not-found', 'conflict', 'too-many'],
    codes: [
      'api.fieldUnknown',
      'boat.changedElsewhere',
      'boat.featuredByPayment',
      'boat.unknown',
      'boat.unready',
      'capacity.belowBooked',
      'documents.needed',
      'photo.foreign',
      'itinerary.tooLong',
      'smallestNumber.overCapacity',
      'boats.busy',
      'photo.invalid',
      'photo.invalidBecause',
      'photo.tooLarge',
      'photos.busy',
    ],
  },
  deleteBoat: {
    method: 'DELETE',
    path: '/api/operator/boats/{id}',
    caller: 'operator',
    summary: 'Permanently remove a boat without upcoming trips',
    answers: { 200: deletedView },
    problems: ['not-found', 'conflict'],
    codes: ['boat.hasPaidTrips', 'boat.hasUnpaidTrips', 'boat.unknown'],
  },
  featureBoat: {
    method: 'POST',
    path: '/api/operator/boats/{id}/feature',
    caller: 'operator',
    limit: { name: 'feature-payments', max: 20, withinSeconds: 600 },
    summary: `Pay ${formatDollars(FEATURE_PRICE_CENTS)} to feature a boat for ${FEATURE_MONTHS} more months. A declined card is 402; a repeated request key pays once. 202: the card’s bank asks for a challenge (3-D Secure) at challengeUrl`,
    payload: featurePayload,
    answers: { 200: operatorBoatView, 202: featureChallengeView },
    problems: ['payment-refused', 'not-found', 'conflict', 'unavailable'],
    codes: [
      'boat.unknown',
      'feature.paymentFailed',
      'feature.paymentPending',
      'feature.alreadyFeatured',
      'feature.boatDeleted',
      'feature.unknownOutcome',
    ],
  },
  featurePayment: {
    method: 'GET',
    path: '/api/operator/boats/{id}/feature/{requestKey}',
    caller: 'operator',
    limit: { name: 'feature-looks', max: 60, withinSeconds: 600 },
    summary: 'The outcome of a feature payment after the bank’s challenge',
    answers: { 200: featurePaymentView },
    problems: ['not-found', 'conflict'],
    codes: [
      'feature.paymentUnknown',
      'feature.alreadyFeatured',
      'feature.boatDeleted',
      'feature.unknownOutcome',
    ],
  },
} as const satisfies Record<string, Endpoint>;

/** Endpoints for a boat's photos. Each returns all photos after the change. */
export const photoEndpoints = {
  addPhoto: {
    method: 'POST',
    path: '/api/operator/boats/{id}/photos',
    caller: 'operator',
    limit: { name: 'photo-uploads', max: 240, withinSeconds: 600 },
    summary: `Add one photo: JPEG, PNG, WebP, AVIF or GIF, at most ${MAX_PHOTO_BYTES / 1024 / 1024} MB; at most ${MAX_PHOTOS} a boat`,
    file: 'photo',
    raw: 'body',
    answers: { 201: ownImageListView },
    problems: ['not-found', 'conflict', 'too-many'],
    codes: ['boat.unknown', 'photos.onlyMore', ...PHOTO_UPLOAD_CODES],
  },
  orderPhotos: {
    method: 'PUT',
    path: '/api/operator/boats/{id}/photos',
    caller: 'operator',
    summary: 'Order and describe the photos; the first is the cover. The list must name all photos',
    payload: photoOrderPayload,
    answers: { 200: ownImageListView },
    problems: ['not-found', 'conflict'],
    codes: ['boat.unknown', 'photos.changedElsewhere'],
  },
  removePhoto: {
    method: 'DELETE',
    path: '/api/operator/boats/{id}/photos/{photoId}',
    caller: 'operator',
    summary: 'Permanently remove a photo',
    answers: { 200: ownImageListView },
    problems: ['not-found'],
    codes: ['boat.unknown', 'photo.unknown'],
  },
} as const satisfies Record<string, Endpoint>;
