# The image that builds the site with the owner's file on the host of a release (infra/docker/images.sh). It is no service, hence not in
# docker-compose.yml.
variable "REGISTRY" { default = "" }
variable "VERSION" { default = "" }

target "site-tools" {
  dockerfile = "infra/docker/Dockerfile"
  target     = "site-tools"
  tags       = ["${REGISTRY != "" ? REGISTRY : "school"}/site-tools:${VERSION != "" ? VERSION : "latest"}"]
}
