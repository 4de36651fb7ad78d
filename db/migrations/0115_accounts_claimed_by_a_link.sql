-- An account that was asked for with the link of a guest's application takes the applications once its address is confirmed.
ALTER TABLE public.credentials ADD COLUMN takes_guest_applications boolean NOT NULL DEFAULT false;
